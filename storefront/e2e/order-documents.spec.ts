import { readFileSync } from "node:fs";
import { capture } from "../../testing/orders";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { placeOrder } from "./support/orders";
import { expect, test } from "./support/test";
import { filled } from "./support/words";

test("the order summary and then the invoice can be downloaded", { tag: "@night" }, async ({ page }) => {
  const { id, number, email } = await placeOrder("de");
  const order = new OrderPage(page, "de");
  await order.lookUp(number, email);

  const summary = page.waitForEvent("download");
  await page.getByRole("link", { name: order.t.documents.order }).click();
  const file = await summary;
  expect(file.suggestedFilename()).toBe(`Bestellung-${number}.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  await capture(id);
  const before = filled(order.t.documents.invoice, { label: "F-" }).split("F-")[0] ?? "";
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: before })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText(order.t.statuses.processing)).toBeVisible();

  // a non-existent document
  await page.goto(href("orderDocument", "de", { id, document: "inv_none" }));
  await expect(page.getByRole("alert")).toContainText(order.t.errors.documentMissing);
});
