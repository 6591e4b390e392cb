import { randomUUID } from "node:crypto";
import type { OrderView } from "@su-turrone/contract/orders";
import type { Page } from "@playwright/test";
import { asOwner } from "../../testing/owner";
import { capture } from "../../testing/orders";
import { createProduct } from "../../testing/products";
import { choose, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

const orderCount = 3;

/** Tracking numbers of an order's parcels. */
async function numbersOf(id: string): Promise<string[]> {
  const { order } = await asOwner<{ order: OrderView }>(`/admin/orders/${id}/status`);
  return order.shipments.map(({ tracking_number: number }) => number);
}

/** Counts all clicks of the owner from now on. @returns the count so far */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.evaluate("document.addEventListener('pointerdown', () => countClick(), true)");
  return () => clicks;
}

test("prints and ships many orders with six clicks and numbers", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(180_000);
  // other stories also leave orders to pack: these are found by a family name unique to this test
  const family = `Tre${randomUUID().slice(0, 8)}`;
  const product = await createProduct(family, { euro: 7.1, stock: orderCount });
  const ids: string[] = [];
  for (let placed = 0; placed < orderCount; placed++) {
    const { id } = await placeOrder(
      "it",
      1,
      { gift_message: "Tanti auguri" },
      { recipient: { last_name: family }, variantId: product.variantId },
    );
    await capture(id);
    ids.push(id);
  }

  await openAdmin(page, "order-list");
  await choose(page, "Show", "To pack");
  await page.getByLabel("Search").fill(family);
  await expect(page.getByRole("checkbox", { name: /^Select order / })).toHaveCount(orderCount);
  const clicks = await countClicks(page);

  await page.getByRole("checkbox", { name: "Select all" }).click();
  await expect(page.getByText(`${orderCount} selected`)).toBeVisible();
  for (const name of ["Packing slips", "Gift cards", "Labels on A4 sheets"]) {
    const link = page.getByRole("link", { name: `Print ${name} (new window)` });
    const [printed] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await printed.close();
    const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
  }
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(page.getByRole("textbox", { name: family }).first()).toBeFocused();
  for (let parcel = 1; parcel <= orderCount; parcel++) {
    await page.keyboard.type(`WAY ${parcel}`);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: `Ship ${orderCount} orders` }).click();
  // shipped one after the other, each with a lock on its order
  await expect(page.getByText(`${orderCount} orders are marked as shipped.`)).toBeVisible({
    timeout: 60_000,
  });
  expect(clicks()).toBe(6);
  await expect(page.getByText("No order found.")).toBeVisible();

  // newest first in the list
  const numbers = await Promise.all(ids.toReversed().map(numbersOf));
  expect(numbers.map((parcels) => parcels.join())).toEqual(["WAY 1", "WAY 2", "WAY 3"]);
  await product.remove();
});
