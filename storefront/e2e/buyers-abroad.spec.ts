import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { hazelnut, type Buyer } from "./support/goods";
import { scripting } from "./support/languages";

interface Abroad extends Buyer {
  lang: string;
  title: string;
  label: string;
  ingredient: string;
  withdrawal: string;
  guarantee: string;
}

/** Buyers from countries whose language the shop does not support, on its English and German pages. */
const abroad: readonly (readonly ["en" | "de", Abroad, (typeof scripting)[number]])[] = [
  [
    "en",
    {
      name: "Camille Moreau",
      street: "12 rue des Lilas",
      postalCode: "69003",
      city: "Lyon",
      country: "France",
      lang: "fr",
      title: "Pour les acheteurs en France",
      label: "Informations sur la denrée en français",
      ingredient: "noisettes",
      withdrawal: "Droit de rétractation",
      guarantee: "Garantie légale de conformité",
    },
    scripting[0],
  ],
  [
    "de",
    {
      name: "Lucía Ortega",
      street: "Calle Mayor 8",
      postalCode: "46001",
      city: "Valencia",
      country: "Spanien",
      lang: "es",
      title: "Para compradores en España",
      label: "Información alimentaria en español",
      ingredient: "avellanas",
      withdrawal: "Derecho de desistimiento",
      guarantee: "Garantía legal de conformidad",
    },
    scripting[1],
  ],
];

for (const [language, buyer, { javaScriptEnabled, name }] of abroad) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test(`${buyer.country}: the legal texts are shown in ${buyer.lang} before the order`, async ({
      page,
    }) => {
      const checkout = new Checkout(page, language);
      const product = new ProductPage(page, language);
      await product.open(hazelnut[language].slug);
      await product.buy("150 g", 1);
      const cart = new CartPage(page, language);
      await cart.open();
      await cart.proceed.click();
      await checkout.giveInformation(`${buyer.lang}.${Date.now()}@example.com`, "", buyer);
      await checkout.payByBankTransfer();

      const notice = page.getByRole("region", { name: buyer.title });
      await expect(notice).toHaveAttribute("lang", buyer.lang);
      const links = notice.getByRole("link");
      await expect(links).toHaveText([hazelnut[language].name, buyer.withdrawal, buyer.guarantee]);
      await expect(links.nth(0)).toHaveAttribute("lang", language);
      await links.nth(0).click();
      // the URL fragment opens the collapsed part
      const label = page.locator(`details[lang=${buyer.lang}]`);
      await expect(label.locator("strong").getByText(buyer.ingredient, { exact: true })).toBeVisible();
      await expect(label.getByText(buyer.label)).toBeVisible();
      await page.goBack();
      await notice.getByRole("link", { name: buyer.guarantee }).click();
      await expect(page.locator(`section[lang=${buyer.lang}]`)).toBeInViewport();
    });
  });
}

test("buyers in other countries do not see legal texts in French or Spanish", async ({ page }) => {
  const checkout = new Checkout(page, "de");
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.buy("150 g", 1);
  await page.goto(href("checkout", "de"));
  await checkout.giveInformation(`de.${Date.now()}@example.com`);
  await checkout.payByBankTransfer();
  await expect(page.locator("main [lang=fr], main [lang=es]")).toHaveCount(0);
});
