import { randomUUID } from "node:crypto";
import { asOwner } from "../../testing/owner";
import { capture } from "../../testing/orders";
import { createProduct } from "../../testing/products";
import { choose, expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

test("a new batch is assigned to the next parcel and lists its buyers", async ({ page }) => {
  const code = `L${randomUUID().slice(0, 8)}`;
  // a parcel gets the newest batch of its goods, so each viewport uses its own product
  const product = await createProduct(`Torrone ${code}`, { euro: 9, stock: 3 });
  await openAdmin(page, "batches");
  await choose(page, "Product", product.title);
  await page.getByLabel("Batch", { exact: true }).fill(code);
  await page.getByLabel("Best before").fill("2027-03-01");
  await page.getByRole("button", { name: "Add the batch" }).click();
  await page.getByLabel("Search").fill(code);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("in use");
  await expectAccessible(page);

  const { id, number, email } = await placeOrder("de", 1, {}, { variantId: product.variantId });
  await capture(id);
  await asOwner("/admin/shipments", { shipments: [{ order_id: id, carrier: "dhl", number: "" }] });
  await page.goto(`/app/orders/${id}`);
  await expect(page.getByRole("combobox", { name: `Batch: 1 × ${product.title}` })).toContainText(code);

  await page.goto("/app/batches");
  await page.getByLabel("Search").fill(code);
  await row.getByRole("link", { name: "1 order" }).click();
  await expect(page.getByRole("heading", { name: "Who got this batch" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `#${number}` })).toContainText(email);
  await expectAccessible(page);
  const table = await page.request.get(
    (await page.getByRole("link", { name: "Download the table (CSV)" }).getAttribute("href")) ?? "",
  );
  expect(await table.text()).toContain(email);
  await product.remove();
});
