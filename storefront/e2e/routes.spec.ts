import { expect, test } from "@playwright/test";
import { env } from "./support/env";

/** The table of the specification (§2), written out by hand: it proves the one in app/i18n/paths.ts. */
const table = [
  ["/", "/it", "/en"],
  ["/Bindex", "/it/Bindex", "/en/Bindex"],
  ["/shipping", "/it/shipping", "/en/shipping"],
  ["/blog", "/it/blog", "/en/blog"],
  ["/cart", "/it/cart", "/en/cart"],
  ["/wer-wir-sind", "/it/chi-siamo", "/en/about-us"],
  ["/kontakt", "/it/contatti", "/en/contact"],
  [
    "/blog/warum-der-honig-zeit-braucht",
    "/it/blog/perche-il-miele-ha-bisogno-di-tempo",
    "/en/blog/why-the-honey-needs-time",
  ],
  ["/produkte", "/it/prodotti", "/en/products"],
  ["/produkte/haselnusstorrone", "/it/prodotti/torrone-alle-nocciole", "/en/products/hazelnut-nougat"],
  [
    "/produkte/kategorie/klassischer-torrone",
    "/it/prodotti/categoria/torrone-classico",
    "/en/products/category/classic-nougat",
  ],
] as const;

const absolute = (path: string) => env.SHOP_URL.replace(/\/$/, "") + path;

const columns = ["de", "it", "en"] as const;

for (const [column, language] of columns.entries()) {
  for (const row of table) {
    const path = row[column] ?? "";
    test(`${path} is a page in ${language}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { "Accept-Language": language }, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      // Bindex is a double of the home page, the cart is nobody else's business
      const own = path.endsWith("/Bindex") ? path.replace(/\/?Bindex$/, "") || "/" : path;
      expect(html).toContain(`<link rel="canonical" href="${absolute(own)}"/>`);
      if (path.endsWith("/Bindex") || path.endsWith("/cart")) {
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        return;
      }
      for (const [tag, alternate] of [
        ["de-DE", row[0]],
        ["it-IT", row[1]],
        ["en-US", row[2]],
        ["x-default", row[0]],
      ] as const) {
        expect(html).toContain(`hrefLang="${tag}" href="${absolute(alternate)}"`);
      }
    });
  }

  const prefix = language === "de" ? "" : `/${language}`;

  test(`${prefix}/checkout leads to the cart as long as it is empty`, async ({ request }) => {
    const answer = await request.get(`${prefix}/checkout`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()["location"]).toBe(`${prefix}/cart`);
  });

  test(`${prefix}/checkout/confirmation/{id} opens for nobody else`, async ({ request }) => {
    const answer = await request.get(`${prefix}/checkout/confirmation/order_01J`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
  });

  test(`pages of a shopper are kept by no cache (${language})`, async ({ request }) => {
    const answer = await request.get(`${prefix}/cart`);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  });
}
