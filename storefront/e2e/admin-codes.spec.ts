import { randomUUID } from "node:crypto";
import { href } from "../app/i18n/paths";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { addToCart } from "./support/cart";
import { env } from "./support/env";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";

const newCode = () => `STORY${randomUUID().replaceAll("-", "").slice(0, 8)}`.toUpperCase();

test("the owner creates a promo code, and it can be used, changed and ended", async ({ page, browser }) => {
  const code = newCode();
  await openAdmin(page, "codes");
  await expect(page.getByRole("heading", { level: 1, name: "Promo codes" })).toBeVisible();

  // errors are shown beside the fields
  await page.getByRole("button", { name: "New code" }).click();
  const letters = page.getByLabel("Code", { exact: true });
  const make = page.getByRole("button", { name: "Create the code" });
  await letters.fill("TORRONE10");
  await make.click();
  await expect(letters).toHaveAccessibleDescription(/^There is such a code already\./);
  await letters.fill(code.toLowerCase());
  await page.getByLabel("Amount in euro").click();
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.fill("five");
  await make.click();
  await expect(amount).toHaveAccessibleDescription(/^This has to be an amount above 0/);
  await expectAccessible(page);

  await amount.fill("5,00");
  await page.getByLabel("Maximum uses").fill("20");
  await page.getByLabel("Minimum value of the goods").fill("10");
  await make.click();
  await expect(page.getByText(`The code ${code} is created.`)).toBeVisible();
  // above the list of who did what, which names it too
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: code }).first();
  await expect(row).toContainText("€5.00 off the goods · from €10.00 of goods · no end · used: 0 of 20");
  await expect(row).toContainText("active");
  await expect(letters).toHaveCount(0);
  await expectAccessible(page);

  // 7.10 twice
  const shopper = await browser.newPage({ baseURL: env.SHOP_URL });
  await addToCart(shopper, "en", 2);
  const cart = href("cart", "en");
  await shopper.request.post(cart, { form: { intent: "apply-promo", code } });
  const used = `Discount with ${code}`;
  for (const text of [used, "€5.00", "€16.10"]) expect(await shownText(shopper, cart)).toContain(text);

  await row.getByRole("button", { name: `Dates and limit of ${code}` }).click();
  const form = row.getByRole("form", { name: `Dates and limit of ${code}` });
  await form.getByLabel("Last day").fill("2099-12-24");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("until 24 Dec 2099");

  await row.getByRole("button", { name: `Switch ${code} off` }).click();
  await expect(row).toContainText("switched off");
  await row.getByRole("button", { name: `Switch ${code} on` }).click();
  await row.getByRole("button", { name: `End ${code}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End", exact: true }).click();
  await expect(row).toContainText("over");
  const log = page.getByRole("listitem").filter({ hasText: `Promo code “${code}”: changed` });
  await expect(log).toHaveCount(4);
  await addToCart(shopper, "en");
  expect(await shownText(shopper, cart)).not.toContain(used);
  await shopper.close();
});
