import { randomUUID } from "node:crypto";
import { store } from "../../testing/store";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

test("finds a person by address, lists the data and erases it, unless an order is open", async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`;
  const message = { name: "Ada Oblio", email, topic: "other", message: "Buongiorno!", language: "it" };
  await store("/store/messages", message);
  await store("/store/newsletter", { email, language: "it", text_version: "2026-11" });

  await openAdmin(page, "erasure");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const found = page.locator("section").filter({ hasText: email });
  await expect(found).toContainText("Messages: 1");
  await expect(found).toContainText("Newsletter subscriptions: 1");
  await expectAccessible(page);

  await found.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("The person is erased.")).toBeVisible();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(`There is no data of ${email}`)).toBeVisible();

  const buyer = await placeOrder("it");
  await page.getByLabel("E-mail address").fill(buyer.email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(`Order ${buyer.number}: not paid yet`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase for good" })).toHaveCount(0);
});
