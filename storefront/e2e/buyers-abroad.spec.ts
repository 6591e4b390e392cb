import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { hazelnut, type Buyer } from "./support/goods";
import { expect, test } from "./support/test";

/** A buyer from a country whose language the shop does not support, on its English pages. */
const buyer: Buyer = {
  name: "Camille Moreau",
  street: "12 rue des Lilas",
  postalCode: "69003",
  city: "Lyon",
  country: "France",
};

test("France: the legal texts are shown in French before the order", async ({ page }) => {
  const checkout = new Checkout(page, "en");
  const product = new ProductPage(page, "en");
  await product.open(hazelnut.en.slug);
  await product.buy("150 g", 1);
  const cart = new CartPage(page, "en");
  await cart.open();
  await cart.proceed.click();
  await checkout.giveInformation(`fr.${Date.now()}@example.com`, "", buyer);
  await checkout.payByBankTransfer();

  const notice = page.getByRole("region", { name: "Pour les acheteurs en France" });
  await expect(notice).toHaveAttribute("lang", "fr");
  const links = notice.getByRole("link");
  await expect(links).toHaveText([
    hazelnut.en.name,
    "Droit de rétractation",
    "Garantie légale de conformité",
  ]);
  await expect(links.nth(0)).toHaveAttribute("lang", "en");
  await links.nth(0).click();
  // the URL fragment opens the collapsed part
  const label = page.locator("details[lang=fr]");
  await expect(label.locator("strong").getByText("noisettes", { exact: true })).toBeVisible();
  await expect(label.getByText("Informations sur la denrée en français")).toBeVisible();
  await page.goBack();
  await notice.getByRole("link", { name: "Garantie légale de conformité" }).click();
  await expect(page.locator("section[lang=fr]")).toBeInViewport();
});
