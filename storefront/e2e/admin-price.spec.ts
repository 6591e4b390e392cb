import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { logIn } from "./pages/admin-login";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { env } from "./support/env";
import { makeProduct } from "./support/owner";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("a price typed into the admin's table of prices is that of the shop and of the cart", async ({
  page,
  browser,
}) => {
  const name = `Preisprobe ${randomUUID().slice(0, 8)}`;
  const product = await makeProduct(name, 9, 5);
  const shopper = await browser.newPage({ baseURL: env.SHOP_URL, locale: "de-DE" });
  const shown = new ProductPage(shopper, "de");
  const slug = name.toLowerCase().replace(" ", "-");
  await shown.open(slug);
  await expect(shopper.getByRole("main")).toContainText("9,00 €");

  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  await page.goto(`/app/products/${product.id}/prices`);
  await page.getByRole("row", { name: "100 g" }).getByRole("gridcell", { name: "9" }).click();
  await page.keyboard.type("12.50");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/products/${product.id}$`));

  await shown.open(slug);
  await expect(shopper.getByRole("main")).toContainText("12,50 €");
  await expect(shopper.getByRole("main")).not.toContainText("9,00 €");
  await shown.buy("100 g", 1);
  const cart = new CartPage(shopper, "de");
  await cart.open();
  await expect(shopper.getByRole("main")).toContainText("12,50 €");
  await shopper.close();
  await product.remove();
});
