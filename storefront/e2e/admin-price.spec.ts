import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { logIn } from "./pages/admin-login";
import { env } from "./support/env";
import { makeProduct } from "./support/owner";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("a price that the owner changes in the admin is asked by the product's page and told in the cart", async ({
  page,
  browser,
}) => {
  const name = `Torrone ${randomUUID().slice(0, 8)}`;
  const product = await makeProduct(name, 8, 20);
  const shopper = await browser.newPage({ baseURL: env.SHOP_URL, locale: "de-DE" });
  try {
    const address = href("product", "de", { slug: name.toLowerCase().replaceAll(" ", "-") });
    await expect(async () => {
      expect((await shopper.goto(address))?.status()).toBe(200);
    }).toPass();
    await expect(shopper.locator("main")).toContainText(/8,00\s€/);
    const form = { intent: "add", variantId: product.variantId, quantity: "2" };
    expect((await shopper.request.post(href("cart", "de"), { form, maxRedirects: 0 })).status()).toBe(303);

    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page);
    await page.goto(`/app/products/${product.id}/prices`);
    // of the one weight: its name, its price in euro
    const cell = page.getByRole("gridcell").nth(1);
    await expect(cell.locator("input")).toHaveValue("8.00");
    await cell.click();
    await page.keyboard.type("9.50");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(new RegExp(`/app/products/${product.id}$`));

    await expect(async () => {
      await shopper.goto(address);
      await expect(shopper.locator("main")).toContainText(/9,50\s€/, { timeout: 1000 });
      await expect(shopper.locator("main")).toContainText(/95,00\s€\/kg/, { timeout: 1000 });
    }).toPass();
    await shopper.goto(href("cart", "de"));
    await expect(shopper.locator("main")).toContainText(
      /Der Preis hat sich geändert: jetzt 9,50\s€, bisher 8,00\s€/,
    );
  } finally {
    await shopper.close();
    await product.remove();
  }
});
