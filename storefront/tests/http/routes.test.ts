import { expect } from "vitest";
import { env } from "../../e2e/support/env";
import { languages } from "../../app/i18n/languages";
import { leadOf } from "./buyer";
import { test } from "./request";

/**
 * The table of the specification (§2) and the additional pages, each as its path and its title, in the same order in
 * each language; written by hand: it verifies the one in app/i18n/paths.ts.
 */
const table = {
  de: [
    ["/", "Su Turrone · Torrone aus Tonara, seit 1885"],
    ["/Bindex", "Torrone, gleich zum Aussuchen · Su Turrone"],
    ["/shipping", "Versand und Rückgabe · Su Turrone"],
    ["/blog", "Blog · Su Turrone"],
    ["/cart", "Warenkorb · Su Turrone"],
    ["/wer-wir-sind", "Über uns · Su Turrone"],
    ["/kontakt", "Kontakt · Su Turrone"],
    ["/produkte", "Unser Torrone · Su Turrone"],
    [
      "/produkte/haselnusstorrone",
      "Haselnusstorrone aus Tonara, 150\u00a0g\u202f–\u202f500\u00a0g · Su Turrone",
    ],
    ["/produkte/kategorie/klassischer-torrone", "Klassischer Torrone · Su Turrone"],
    ["/blog/warum-der-honig-zeit-braucht", "Warum der Honig Zeit braucht · Su Turrone"],
    ["/seite/impressum", "Impressum · Su Turrone"],
    ["/suche", "Suche · Su Turrone"],
    ["/newsletter", "Newsletter · Su Turrone"],
    ["/vertrag-widerrufen", "Vertrag widerrufen · Su Turrone"],
    ["/gewaehrleistung", "Gesetzliches Gewährleistungsrecht · Su Turrone"],
    ["/allergene", "Allergene aller Produkte · Su Turrone"],
  ],
  it: [
    ["/it", "Su Turrone · Torrone di Tonara, dal 1885"],
    ["/it/Bindex", "Il torrone, subito da scegliere · Su Turrone"],
    ["/it/shipping", "Spedizione e resi · Su Turrone"],
    ["/it/blog", "Blog · Su Turrone"],
    ["/it/cart", "Carrello · Su Turrone"],
    ["/it/chi-siamo", "Chi siamo · Su Turrone"],
    ["/it/contatti", "Contatti · Su Turrone"],
    ["/it/prodotti", "Il nostro torrone · Su Turrone"],
    [
      "/it/prodotti/torrone-alle-nocciole",
      "Torrone alle nocciole di Tonara, 150\u00a0g\u202f–\u202f500\u00a0g · Su Turrone",
    ],
    ["/it/prodotti/categoria/torrone-classico", "Torrone classico · Su Turrone"],
    ["/it/blog/perche-il-miele-ha-bisogno-di-tempo", "Perché il miele ha bisogno di tempo · Su Turrone"],
    ["/it/pagina/note-legali", "Note legali · Su Turrone"],
    ["/it/cerca", "Ricerca · Su Turrone"],
    ["/it/newsletter", "Newsletter · Su Turrone"],
    ["/it/recedere-dal-contratto", "Recesso dal contratto · Su Turrone"],
    ["/it/garanzia-legale", "Garanzia legale di conformità · Su Turrone"],
    ["/it/allergeni", "Allergeni di tutti i prodotti · Su Turrone"],
  ],
  en: [
    ["/en", "Su Turrone · Torrone, nougat from Tonara, since 1885"],
    ["/en/Bindex", "Nougat, ready to choose · Su Turrone"],
    ["/en/shipping", "Delivery and returns · Su Turrone"],
    ["/en/blog", "Blog · Su Turrone"],
    ["/en/cart", "Cart · Su Turrone"],
    ["/en/about-us", "About us · Su Turrone"],
    ["/en/contact", "Contact · Su Turrone"],
    ["/en/products", "Our torrone, the nougat of Sardinia · Su Turrone"],
    [
      "/en/products/hazelnut-nougat",
      "Hazelnut nougat from Tonara, 150\u00a0g\u202f–\u202f500\u00a0g · Su Turrone",
    ],
    ["/en/products/category/classic-nougat", "Classic nougat · Su Turrone"],
    ["/en/blog/why-the-honey-needs-time", "Why the honey needs time · Su Turrone"],
    ["/en/page/legal-notice", "Legal notice · Su Turrone"],
    ["/en/search", "Search · Su Turrone"],
    ["/en/newsletter", "Newsletter · Su Turrone"],
    ["/en/withdraw-from-contract", "Withdraw from your contract · Su Turrone"],
    ["/en/legal-guarantee", "Legal guarantee of conformity · Su Turrone"],
    ["/en/allergens", "Allergens of all products · Su Turrone"],
  ],
} as const;

/** Pages excluded from search engines: a duplicate of the home page, and personal pages. */
const unlisted = ["/Bindex", "/cart", "/suche", "/cerca", "/search"];

const absolute = (path: string) => env.SHOP_URL.replace(/\/$/, "") + path;

for (const language of languages) {
  for (const [row, [path, title]] of table[language].entries()) {
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
        ["de", table.de[row]],
        ["it", table.it[row]],
        ["en", table.en[row]],
        ["x-default", table.de[row]],
      ] as const) {
        expect(html).toContain(`hrefLang="${tag}" href="${absolute(alternate?.[0] ?? "")}"`);
      }
    });
  }

  const prefix = language === "de" ? "" : `/${language}`;

  test(`${prefix}/checkout redirects a visitor without cookies to the empty cart`, async ({ buyer }) => {
    const led = leadOf(await buyer.get(`${prefix}/checkout`));
    expect(led).toEqual([303, `${prefix}/cart?cookies=missing`]);
  });
}
