import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { euro, pricedGoods } from "./support/goods";
import { expect, test } from "./support/test";

/** Contents of the order; few enough to leave stock for other stories. */
const basket = new Set(["ST-NOC-0150", "ST-MAN-0150", "ST-MAN-0300"]);

test(
  "cart, checkout and order have the prices of the product page, and sold-out variants cannot be added",
  { tag: "@night" },
  async ({ page, context }) => {
    const product = new ProductPage(page, "de");
    const cart = new CartPage(page, "de");
    const checkout = new Checkout(page, "de");
    const bought: { name: string; weight: string; cents: number; perKg: number }[] = [];
    for (const { product: one, weights } of pricedGoods) {
      await product.open(one.de.slug);
      for (const { sku, grams, cents, perKg, soldOut } of weights) {
        const radio = product.weight(`${grams} g`);
        if (soldOut) {
          const variantId = (await radio.getAttribute("value")) ?? "";
          const form = { intent: "add", variantId, quantity: "1" };
          expect((await context.request.post(href("cart", "de"), { form })).status()).toBe(409);
        } else if (basket.has(sku)) {
          await product.buy(`${grams} g`, 1);
          bought.push({ name: one.de.name, weight: `${grams}\u00a0g`, cents, perKg });
        }
      }
    }
    await cart.open();
    await expect(cart.lines).toHaveCount(bought.length);
    for (const { name, weight, cents, perKg } of bought) {
      const line = cart.line(name, weight);
      await expect(line).toContainText(euro(cents, "de"));
      await expect(line).toContainText(`${euro(perKg, "de")}/kg`);
    }
    // 7.10 + 6.90 + 12.90; 33.80 with 6.90 for shipping
    const goodsTotal = 2690;
    await expect(cart.summary).toContainText(euro(goodsTotal, "de"));
    await cart.proceed.click();
    const email = `prices.${Date.now()}@example.com`;
    await checkout.giveInformation(email);
    await checkout.payByBankTransfer();
    const seeLines = async () => {
      for (const { name, weight, cents, perKg } of bought) {
        const line = page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ hasText: `${name}, ${weight}` });
        await expect(line).toContainText(euro(cents, "de"));
        await expect(line).toContainText(`${euro(perKg, "de")}/kg`);
      }
      await expect(page.getByRole("main")).toContainText(euro(goodsTotal, "de"));
    };
    await seeLines();
    await checkout.orderButton.click();
    await page.waitForURL(/confirmation/);
    await seeLines();
    const [order] = await ordersOf(email);
    expect(order?.total).toBe(33.8);
    expect(new Set(order?.items.map((item) => item.variant_sku))).toEqual(basket);
  },
);
