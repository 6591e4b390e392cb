import { expect } from "vitest";
import { env } from "../../e2e/support/env";
import { test } from "./request";

/** A page in its three languages, each as its path and its title. */
type Row = readonly [
  de: readonly [path: string, title: string],
  it: readonly [path: string, title: string],
  en: readonly [path: string, title: string],
];

/**
 * The table of the specification (§2) and the additional pages, written by hand: it verifies the one in
 * app/i18n/paths.ts.
 */
const table: readonly Row[] = [
  [
    ["/", "Su Turrone · Torrone aus Tonara, seit 1885"],
    ["/it", "Su Turrone · Torrone di Tonara, dal 1885"],
    ["/en", "Su Turrone · Torrone, nougat from Tonara, since 1885"],
  ],
  [
    ["/Bindex", "Torrone, gleich zum Aussuchen · Su Turrone"],
    ["/it/Bindex", "Il torrone, subito da scegliere · Su Turrone"],
    ["/en/Bindex", "Nougat, ready to choose · Su Turrone"],
  ],
  [
    ["/shipping", "Versand und Rückgabe · Su Turrone"],
    ["/it/shipping", "Spedizione e resi · Su Turrone"],
    ["/en/shipping", "Delivery and returns · Su Turrone"],
  ],
  [
    ["/blog", "Blog · Su Turrone"],
    ["/it/blog", "Blog · Su Turrone"],
    ["/en/blog", "Blog · Su Turrone"],
  ],
  [
    ["/cart", "Warenkorb · Su Turrone"],
    ["/it/cart", "Carrello · Su Turrone"],
    ["/en/cart", "Cart · Su Turrone"],
  ],
  [
    ["/wer-wir-sind", "Über uns · Su Turrone"],
    ["/it/chi-siamo", "Chi siamo · Su Turrone"],
    ["/en/about-us", "About us · Su Turrone"],
  ],
  [
    ["/kontakt", "Kontakt · Su Turrone"],
    ["/it/contatti", "Contatti · Su Turrone"],
    ["/en/contact", "Contact · Su Turrone"],
  ],
  [
    ["/produkte", "Unser Torrone · Su Turrone"],
    ["/it/prodotti", "Il nostro torrone · Su Turrone"],
    ["/en/products", "Our torrone, the nougat of Sardinia · Su Turrone"],
  ],
  [
    ["/produkte/haselnusstorrone", "Haselnusstorrone · Su Turrone"],
    ["/it/prodotti/torrone-alle-nocciole", "Torrone alle nocciole · Su Turrone"],
    ["/en/products/hazelnut-nougat", "Hazelnut nougat · Su Turrone"],
  ],
  [
    ["/produkte/kategorie/klassischer-torrone", "Klassischer Torrone · Su Turrone"],
    ["/it/prodotti/categoria/torrone-classico", "Torrone classico · Su Turrone"],
    ["/en/products/category/classic-nougat", "Classic nougat · Su Turrone"],
  ],
  [
    ["/blog/warum-der-honig-zeit-braucht", "Warum der Honig Zeit braucht · Su Turrone"],
    ["/it/blog/perche-il-miele-ha-bisogno-di-tempo", "Perché il miele ha bisogno di tempo · Su Turrone"],
    ["/en/blog/why-the-honey-needs-time", "Why the honey needs time · Su Turrone"],
  ],
  [
    ["/seite/impressum", "Impressum · Su Turrone"],
    ["/it/pagina/note-legali", "Note legali · Su Turrone"],
    ["/en/page/legal-notice", "Legal notice · Su Turrone"],
  ],
  [
    ["/suche", "Suche · Su Turrone"],
    ["/it/cerca", "Ricerca · Su Turrone"],
    ["/en/search", "Search · Su Turrone"],
  ],
  [
    ["/newsletter", "Newsletter · Su Turrone"],
    ["/it/newsletter", "Newsletter · Su Turrone"],
    ["/en/newsletter", "Newsletter · Su Turrone"],
  ],
  [
    ["/vertrag-widerrufen", "Vertrag widerrufen · Su Turrone"],
    ["/it/recedere-dal-contratto", "Recedere dal contratto qui · Su Turrone"],
    ["/en/withdraw-from-contract", "Withdraw from contract here · Su Turrone"],
  ],
  [
    ["/gewaehrleistung", "Gesetzliches Gewährleistungsrecht · Su Turrone"],
    ["/it/garanzia-legale", "Garanzia legale di conformità · Su Turrone"],
    ["/en/legal-guarantee", "Legal guarantee of conformity · Su Turrone"],
  ],
  [
    ["/allergene", "Allergene aller Produkte · Su Turrone"],
    ["/it/allergeni", "Allergeni di tutti i prodotti · Su Turrone"],
    ["/en/allergens", "Allergens of all products · Su Turrone"],
  ],
];

/** Pages excluded from search engines: a duplicate of the home page, and personal pages. */
const unlisted = ["/Bindex", "/cart", "/suche", "/cerca", "/search"];

const absolute = (path: string) => env.SHOP_URL.replace(/\/$/, "") + path;

const columns = [
  [0, "de"],
  [1, "it"],
  [2, "en"],
] as const;

for (const [column, language] of columns) {
  for (const row of table) {
    const [path, title] = row[column];
    const hidden = unlisted.some((end) => path.endsWith(end));
    test(`${path} is a page in ${language}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { "Accept-Language": language }, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toContain(`<title>${title}</title>`);
      // Bindex is a duplicate of the home page; the cart is personal
      const own = path.endsWith("/Bindex") ? path.replace(/\/?Bindex$/, "") || "/" : path;
      expect(html).toContain(`<link rel="canonical" href="${absolute(own)}"/>`);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(hidden);
      if (hidden) return;
      for (const [tag, alternate] of [
        ["de-DE", row[0][0]],
        ["it-IT", row[1][0]],
        ["en-US", row[2][0]],
        ["x-default", row[0][0]],
      ] as const) {
        expect(html).toContain(`hrefLang="${tag}" href="${absolute(alternate)}"`);
      }
    });
  }

  const prefix = language === "de" ? "" : `/${language}`;

  test(`${prefix}/checkout redirects a visitor without cookies to the empty cart`, async ({ request }) => {
    const answer = await request.get(`${prefix}/checkout`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()["location"]).toBe(`${prefix}/cart?cookies=missing`);
  });

  test(`${prefix}/checkout/confirmation/{id} responds 404 without access`, async ({ request }) => {
    const answer = await request.get(`${prefix}/checkout/confirmation/order_01J`, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
  });

  test(`the cart page is not stored by caches (${language})`, async ({ request }) => {
    const answer = await request.get(`${prefix}/cart`);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  });
}
