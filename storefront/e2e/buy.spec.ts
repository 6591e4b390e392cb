import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { buyers, hazelnut } from "./support/goods";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

/** 2 × 7.10 + 1 × 13.20 = 27.40 of goods, below 50.00, so 6.90 shipping: 34.30. */
const written = {
  de: { goods: "27,40 €", shipping: "6,90 €", total: "34,30 €", perKg: "47,33 €/kg" },
  it: { goods: "27,40 €", shipping: "6,90 €", total: "34,30 €", perKg: "47,33 €/kg" },
  en: { goods: "€27.40", shipping: "€6.90", total: "€34.30", perKg: "€47.33/kg" },
} as const;

/**
 * The purchase is told in each language, once without JavaScript. All other stories have JavaScript, and most one
 * language: texts are type-checked, URLs are covered by routes.test.ts, and what the forms do without JavaScript by the
 * HTTP tests (PlainBrowser).
 */
const purchaseVariants = [
  { language: "de", javaScriptEnabled: true, name: "de, with JavaScript" },
  { language: "it", javaScriptEnabled: false, name: "it, without JavaScript" },
  { language: "en", javaScriptEnabled: true, name: "en, with JavaScript" },
] as const;

for (const { language, javaScriptEnabled, name } of purchaseVariants) {
  test.describe(name, { tag: language === "en" ? "@night" : [] }, () => {
    test.use({ javaScriptEnabled });

    test("buys two variants by bank transfer, and the owner sees the order", async ({ page }) => {
      const email = `anna.${language}.${String(javaScriptEnabled)}.${Date.now()}@example.com`;
      const product = new ProductPage(page, language);
      const cart = new CartPage(page, language);
      const checkout = new Checkout(page, language);
      const tOrder = words(language, "order");

      await page.goto(href("products", language));
      await page.getByRole("link", { name: hazelnut[language].name }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hazelnut[language].name);
      await product.buy("150 g", 2);
      await product.buy("300 g", 1);

      await cart.open();
      await expect(cart.lines).toHaveCount(2);
      await expect(cart.line(hazelnut[language].name, "150 g")).toContainText(written[language].perKg);
      await expect(cart.summary).toContainText(written[language].goods);
      await expect(cart.summary).toContainText(written[language].shipping);
      await expect(cart.summary).toContainText(written[language].total);
      await cart.proceed.click();

      await checkout.giveInformation(email, "Ring twice");
      await checkout.payByBankTransfer();

      await expect(page.getByText(buyers[language].name)).toBeVisible();
      await expect(page.getByText("Ring twice")).toBeVisible();
      await expect(page.getByText(written[language].total)).toBeVisible();
      await checkout.orderButton.click();

      await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers[language].name);
      await expect(page).toHaveURL(new RegExp(`${href("confirmation", language, { id: "" })}\\w+$`));
      const transfer = page.getByRole("region", { name: tOrder.transfer.title });
      // the demonstration asks nobody to transfer money
      await expect(transfer).toContainText(tOrder.transfer.demo);
      await expect(page.getByText(tOrder.statuses.pending)).toBeVisible();
      await expect(page.getByText(filled(tOrder.mailed, { email }))).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("main").getByText(/IT0{11}/)).toBeVisible();
      // what can be pressed is not printed
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
      const total = page.getByText(written[language].total);
      await expect(total.first()).toBeVisible();

      const [order, ...others] = await ordersOf(email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ status: "pending", total: 34.3 });
      expect(order?.items.map((item) => item.quantity).sort()).toEqual([1, 2]);
      await expect(page.getByText(String(order?.display_id), { exact: true })).toBeVisible();

      // the cart is empty again, and this browser can still open the order page
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers[language].name);
      await cart.open();
      await expect(page.getByText(words(language, "cart").empty.title)).toBeVisible();
    });
  });
}
