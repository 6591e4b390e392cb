import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { euro, point, pricedGoods } from "../../e2e/support/goods";
import { languages, type Language } from "../../e2e/support/languages";
import { words } from "../../e2e/support/words";
import { openPage } from "./delivered-page";
import { test, type APIRequestContext } from "./request";
import { structuredDataOf } from "../../e2e/support/json-ld";

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
  test(`${language}: page, structured data and feed have the same prices and availability`, async ({
    request,
  }) => {
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
