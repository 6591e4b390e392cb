import { expect, vi } from "vitest";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { buyers, euro, point, pricedGoods } from "../../e2e/support/goods";
import { structuredDataOf } from "../../e2e/support/json-ld";
import { languages, type Language } from "../../app/i18n/languages";
import { variantOf } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { openPage, textOf } from "./delivered-page";
import { mail, order, toButton } from "./plain-checkout";
import { test, type APIRequestContext } from "./request";

// an order is placed, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

interface Variant {
  sku: string;
  offers: { price: string; priceCurrency: string; availability: string };
}

/** The weights of a product in its structured data, by SKU. */
function variantsIn(path: string, html: string): Map<string, Variant> {
  const [first] = structuredDataOf(path, html);
  const { hasVariant } = JSON.parse(first?.text ?? "{}") as { hasVariant: Variant[] };
  return new Map(hasVariant.map((variant) => [variant.sku, variant]));
}

/** The items of the product feed, by SKU. */
async function feedOf(request: APIRequestContext, language: Language): Promise<Map<string, string>> {
  const path = `${language === "de" ? "" : `/${language}`}/merchant.xml`;
  const items = (await (await request.get(path)).text()).split("<item>").slice(1);
  return new Map(items.map((item) => [/<g:id>(.*?)<\/g:id>/.exec(item)?.[1] ?? "", item]));
}

for (const language of languages) {
  test(`${language}: page, structured data and feed have the same prices and stock`, async ({ request }) => {
    const feed = await feedOf(request, language);
    const soldOutWord = words(language, "catalogue").card.soldOut.toLowerCase();
    for (const { product, weights } of pricedGoods) {
      const path = href("product", language, { slug: product[language].slug });
      const variants = variantsIn(path, (await openPage(request, path)).html);
      expect([...variants.keys()]).toEqual(weights.map(({ sku }) => sku));
      for (const { sku, grams, cents, perKg, soldOut } of weights) {
        expect(variants.get(sku)?.offers, sku).toMatchObject({
          price: point(cents),
          priceCurrency: "EUR",
          availability: `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`,
        });
        const item = feed.get(sku) ?? "";
        expect(item, sku).toContain(`<g:price>${point(cents)} EUR</g:price>`);
        expect(item, sku).toContain(
          `<g:availability>${soldOut ? "out_of_stock" : "in_stock"}</g:availability>`,
        );
        const { mainText: main } = await openPage(request, `${path}?weight=${grams}`);
        expect(main, sku).toContain(euro(cents, language));
        expect(main, sku).toContain(`${euro(perKg, language)}/kg`);
        if (soldOut) expect(main.toLowerCase(), sku).toContain(soldOutWord);
      }
    }
  });
}

test("cart, checkout and order have the product's prices, refuse what is sold out", async ({ browser }) => {
  // few enough to leave stock for other tests: 7.10 + 6.90 + 12.90; 33.80 with 6.90 for shipping
  const basket = ["ST-NOC-0150", "ST-MAN-0150", "ST-MAN-0300"];
  const bought: string[][] = [];
  for (const { product, weights } of pricedGoods) {
    for (const { sku, grams, cents, perKg, soldOut } of weights) {
      if (!soldOut && !basket.includes(sku)) continue;
      const form = { intent: "add", variantId: await variantOf(sku), quantity: "1" };
      const answer = await browser.request.post(href("cart", "de"), { form });
      expect(answer.status(), sku).toBe(soldOut ? 409 : 200);
      const shown = [euro(cents, "de"), `${euro(perKg, "de")}/kg`];
      if (!soldOut) bought.push([product.de.name, `${grams} g`, ...shown]);
    }
  }
  const seeLines = () => {
    const lines = browser.page.queryAll("main li").map(textOf);
    for (const parts of bought)
      expect(
        lines.filter((line) => parts.every((part) => line.includes(part))),
        parts[0],
      ).not.toEqual([]);
    expect(browser.page.mainText).toContain("26,90 €");
  };
  await browser.open(href("cart", "de"));
  seeLines();
  await browser.open(href("checkout", "de"));
  const email = mail("preise");
  await toButton(browser, { email });
  seeLines();
  await order(browser, buyers.de.name);
  seeLines();
  const [placed] = await ordersOf(email);
  expect(placed?.total).toBe(33.8);
  expect(placed?.items.map((item) => item.variant_sku).sort()).toEqual(basket.toSorted());
});
