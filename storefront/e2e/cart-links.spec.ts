import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { hazelnut } from "./support/goods";
import { expect as expectSoon, test } from "./support/test";
import { words } from "./support/words";

// each change causes several requests to commerce, which take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

const t = words("it", "cart");
const { name } = hazelnut.it;
const link = `${href("discount", "it", { code: "torrone10" })}?to=${encodeURIComponent(href("cart", "it"))}`;

test("a discount link is applied to the first cart", async ({ page }) => {
  await page.goto(link);
  await expect(page.getByText("Il codice TORRONE10 verrà applicato")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${href("cart", "it")}$`));

  const product = new ProductPage(page, "it");
  await product.open(hazelnut.it.slug);
  await product.buy("150 g", 1);
  const cart = new CartPage(page, "it");
  await cart.open();
  await expect(cart.summary).toContainText("Sconto con TORRONE10");
  await expect(cart.summary).toContainText("−0,71 €");
});

test("a cart link opens the cart in another browser", async ({ page, browser }) => {
  const product = new ProductPage(page, "it");
  await product.open(hazelnut.it.slug);
  await product.buy("150 g", 2);
  const cart = new CartPage(page, "it");
  await cart.open();
  await page.getByText(t.device.offer).click();
  const address = await page.getByLabel(t.device.label).inputValue();

  const other = await browser.newPage();
  const otherCart = new CartPage(other, "it");
  await other.goto(address);
  await other.getByRole("button", { name: t.device.button }).click();
  await expect(other.getByText(t.flash.continued)).toBeVisible();
  await expect(otherCart.line(name, "150 g").getByRole("spinbutton")).toHaveValue("2");

  await other.goto(`${address.slice(0, -1)}${address.endsWith("A") ? "B" : "A"}`);
  await expect(other.getByText(t.flash.linkExpired)).toBeVisible();
  await expect(other.getByRole("button", { name: t.device.button })).toHaveCount(0);
  await otherCart.open();
  await expect(otherCart.lines).toHaveCount(1);
  await other.close();
});
