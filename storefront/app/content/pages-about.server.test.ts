import { expect, it } from "vitest";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { pagesAbout } from "./pages-about.server";

const found = (language: Language, typed: string) =>
  pagesAbout(typed, language, fixedT(language, "common")).map(({ path }) => path);

it.each([
  ["de", "versand", ["/shipping"]],
  ["de", "Lieferung", ["/shipping"]],
  ["de", "Lieferzeit", ["/shipping"]],
  ["de", "Rückgabe", ["/shipping"]],
  ["de", "Rueckgabe", ["/shipping"]],
  ["de", "lief", ["/shipping"]],
  ["de", "Zahlung", ["/shipping"]],
  ["de", "Zahlungsarten", ["/shipping"]],
  ["de", "Widerruf", ["/vertrag-widerrufen", "/seite/widerruf"]],
  ["de", "Kontakt", ["/kontakt"]],
  ["de", "AGB", ["/seite/agb"]],
  ["de", "Bestellung verfolgen", ["/bestellung-verfolgen"]],
  ["de", "Allergene", ["/allergene"]],
  ["de", "Nussallergie oder Unverträglichkeit", ["/allergene"]],
  ["it", "intolleranze e allergeni", ["/it/allergeni"]],
  ["it", "spedizione", ["/it/shipping"]],
  ["it", "reso", ["/it/shipping"]],
  ["it", "resi", ["/it/shipping"]],
  ["it", "pagamento", ["/it/shipping"]],
  ["it", "recesso", ["/it/recedere-dal-contratto", "/it/pagina/recesso"]],
  ["it", "contatti", ["/it/contatti"]],
  ["it", "garanzia", ["/it/garanzia-legale"]],
  ["en", "shipping", ["/en/shipping"]],
  ["en", "delivery", ["/en/shipping"]],
  ["en", "returns", ["/en/shipping"]],
  ["en", "how do I pay", ["/en/shipping"]],
  ["en", "contact", ["/en/contact"]],
  ["en", "coeliac", ["/en/allergens"]],
  // travellers may search in their own language
  ["de", "shipping", ["/shipping"]],
  ["it", "Versand", ["/it/shipping"]],
] as const)('in %s, "%s" finds its page', (language, typed, paths) => {
  expect(found(language, typed)).toEqual(paths);
});

it.each([
  ["de", "Mandel"],
  ["de", "Haselnuss 150 g"],
  // so far it could become "Geschenk" as well as "Geschäftsbedingungen"
  ["de", "gesch"],
  ["it", "arancia"],
  ["it", "resina"],
  ["en", "gift box"],
  ["en", "an"],
  ["de", ""],
] as const)('in %s, "%s" finds no page', (language, typed) => {
  expect(found(language, typed)).toEqual([]);
});
