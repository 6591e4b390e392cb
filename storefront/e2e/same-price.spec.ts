import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { languages, type Language } from "./support/languages";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { almond, hazelnut, walnut } from "./support/goods";
import { words } from "./support/words";

/** What the first catalogue asks for a weight, in cents, and whether it can be bought; written out by hand. */
interface Truth {
  sku: string;
  grams: number;
  cents: number;
  perKg: number;
  soldOut: boolean;
}

const truth = (sku: string, grams: number, cents: number, perKg: number, soldOut = false): Truth => ({
  sku,
  grams,
  cents,
  perKg,
  soldOut,
});

/** One product to buy, one of which a weight is sold out, one of which all are. */
const goods = [
  {
    product: hazelnut,
    weights: [
      truth("ST-NOC-0150", 150, 710, 4733),
      truth("ST-NOC-0300", 300, 1320, 4400),
      truth("ST-NOC-0500", 500, 2050, 4100),
    ],
  },
  {
    product: almond,
    weights: [
      truth("ST-MAN-0150", 150, 690, 4600),
      truth("ST-MAN-0300", 300, 1290, 4300),
      truth("ST-MAN-0500", 500, 1990, 3980, true),
    ],
  },
  {
    product: walnut,
    weights: [
      truth("ST-NOI-0150", 150, 670, 4467, true),
      truth("ST-NOI-0300", 300, 1250, 4167, true),
      truth("ST-NOI-0500", 500, 1950, 3900, true),
    ],
  },
] as const;

/** What the one order is made of; few enough to leave the stock to other stories. */
const basket = new Set(["ST-NOC-0150", "ST-MAN-0150", "ST-MAN-0300"]);

/** 710 as a page writes it. */
function euro(cents: number, language: Language): string {
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return language === "en" ? `€${text}` : `${text.replace(".", ",")}\u00a0€`;
}

/** 710 as machines read it. */
const point = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

interface Variant {
  sku: string;
  offers: { price: string; priceCurrency: string; availability: string };
}

async function variantsIn(page: Page): Promise<Map<string, Variant>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { hasVariant } = JSON.parse(texts[0] ?? "{}") as { hasVariant: Variant[] };
  return new Map(hasVariant.map((variant) => [variant.sku, variant]));
}

/** The items of the product feed, by their SKU. */
async function feedOf(request: APIRequestContext, language: Language): Promise<Map<string, string>> {
  const path = `${language === "de" ? "" : `/${language}`}/merchant.xml`;
  const items = (await (await request.get(path)).text()).split("<item>").slice(1);
  return new Map(items.map((item) => [/<g:id>(.*?)<\/g:id>/.exec(item)?.[1] ?? "", item]));
}

for (const language of languages) {
  test(`${language}: page, structured data and feed ask the same, and offer the same`, async ({
    page,
    request,
  }) => {
    const feed = await feedOf(request, language);
    const soldOutWord = words(language, "catalogue").card.soldOut;
    for (const { product, weights } of goods) {
      const path = href("product", language, { slug: product[language].slug });
      await page.goto(path);
      const told = await variantsIn(page);
      expect([...told.keys()]).toEqual(weights.map(({ sku }) => sku));
      for (const { sku, grams, cents, perKg, soldOut } of weights) {
        expect(told.get(sku)?.offers, sku).toMatchObject({
          price: point(cents),
          priceCurrency: "EUR",
          availability: `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`,
        });
        const item = feed.get(sku) ?? "";
        expect(item, sku).toContain(`<g:price>${point(cents)} EUR</g:price>`);
        expect(item, sku).toContain(
          `<g:availability>${soldOut ? "out_of_stock" : "in_stock"}</g:availability>`,
        );
        await page.goto(`${path}?weight=${grams}`);
        const main = page.locator("main");
        await expect(main, sku).toContainText(euro(cents, language));
        await expect(main, sku).toContainText(`${euro(perKg, language)}/kg`);
        if (soldOut) await expect(main, sku).toContainText(new RegExp(soldOutWord, "i"));
      }
    }
  });
}

test("cart, order page and order ask what the page asked, and the cart takes nothing sold out", async ({
  page,
  context,
}) => {
  const product = new ProductPage(page, "de");
  const cart = new CartPage(page, "de");
  const checkout = new Checkout(page, "de");
  const bought: { name: string; weight: string; cents: number; perKg: number }[] = [];
  for (const { product: one, weights } of goods) {
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
  // 7.10 + 6.90 + 12.90; with 6.90 for delivery 33.80
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
});
