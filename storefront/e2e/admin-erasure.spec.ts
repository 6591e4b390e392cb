import { randomUUID } from "node:crypto";
import { expectAccessible, logIn } from "./pages/admin-page";
import { env } from "./support/env";
import { placeOrder, store } from "./support/orders";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("finds a person by e-mail address, lists the data and erases it", async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`;
  const message = { name: "Ada Oblio", email, topic: "other", message: "Buongiorno!", language: "it" };
  await store("/store/messages", message);
  await store("/store/newsletter", { email, language: "it", text_version: "2026-11" });

  await logIn(page);
  await page.goto("/app/erasure");
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
});

test("does not erase a person with an open order and states the reason", async ({ page }) => {
  const { number, email } = await placeOrder("it");
  await logIn(page);
  await page.goto("/app/erasure");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(`Order ${number}: not paid yet`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase for good" })).toHaveCount(0);
});
