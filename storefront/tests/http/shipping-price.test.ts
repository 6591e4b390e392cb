import { expect } from "vitest";
import { sendContentChanged } from "../../e2e/support/content-changed";
import { fileStorefront } from "./file-storefront";
import { test } from "./request";

const storefront = fileStorefront();

const tariff = (cents: number, freeFrom: number) => ({
  shop: {
    shipping: { cents, free_from_cents: freeFrom },
    delivery: { business_days: { from: 2, to: 3 }, cut_off_hour: 12 },
    countries: [],
    pauses: [],
    transfer_days: 7,
  },
});

test("pages, structured data and feed show commerce's shipping price, also changed", async ({ request }) => {
  const { replacements } = storefront.proxy;
  replacements.set("/store/shop", tariff(790, 6050));
  const read = async (path: string) =>
    (await (await request.get(storefront.url + path)).text())
      .replaceAll(/<!-- -->|&nbsp;/g, "")
      .replaceAll("\u00a0", " ");

  const shipping = await read("/it/shipping");
  expect(shipping).toContain("La spedizione costa 7,90 € per ordine");
  expect(shipping).toContain("gratuita da 60,50 € di merce");
  expect(shipping).not.toContain("6,90");
  const product = await read("/en/products/almond-nougat");
  expect(product).toMatch(/plus €7\.90 delivery<\/a>, free from €60\.50/);
  expect(product).toContain('"shippingRate":{"@type":"MonetaryAmount","value":"7.90","currency":"EUR"}');
  expect(await read("/bindex")).toContain("60,50 €");
  expect(await read("/merchant.xml")).toMatch(/<g:country>DE<\/g:country>\s*<g:price>7\.90 EUR/);

  replacements.set("/store/shop", tariff(0, 7000));
  await sendContentChanged(storefront.url, ["shop"]);
  expect(await read("/en")).toContain("Free delivery from €70.");
  expect(await read("/")).toContain("Versand 0,00 €, ab 70,00 € Warenwert versandkostenfrei");
});
