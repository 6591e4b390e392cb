import type { Language, PerLanguage } from "../../platform/languages";
import type { SaleProblem } from "./sale-problems";

const frame: PerLanguage<(problems: string) => string> = {
  de: (problems) =>
    `So kann das Produkt nicht verkauft werden: ${problems}. Bitte stellen Sie es auf „Entwurf“, ergänzen Sie, was fehlt, und veröffentlichen Sie es dann.`,
  it: (problems) =>
    `Così il prodotto non si può vendere: ${problems}. Metterlo in «Bozza», completare quello che manca, poi pubblicarlo.`,
  en: (problems) =>
    `The product cannot be sold like this: ${problems}. Please set it to “Draft”, add what is missing, then publish it.`,
};

const words: Readonly<Record<SaleProblem, PerLanguage>> = {
  no_weights: { de: "es hat kein Gewicht", it: "non ha alcun peso", en: "it has no weight" },
  no_price: { de: "ein Preis fehlt", it: "manca un prezzo", en: "a price is missing" },
  no_grams: {
    de: "ein Nettogewicht in Gramm fehlt",
    it: "manca un peso netto in grammi",
    en: "a net weight in grams is missing",
  },
  no_vat_kind: {
    de: "der Typ fehlt, nach dem sich die Mehrwertsteuer richtet",
    it: "manca il tipo di prodotto, da cui dipende l’IVA",
    en: "the product type is missing, which decides the VAT",
  },
  not_counted: {
    de: "der Bestand eines Gewichts wird nicht gezählt",
    it: "le scorte di un peso non sono contate",
    en: "the stock of a weight is not counted",
  },
  no_language: {
    de: "Name oder Beschreibung fehlen in einer Sprache",
    it: "nome o descrizione mancano in una lingua",
    en: "name or description are missing in a language",
  },
  label_missing: {
    de: "die Lebensmittelangaben fehlen",
    it: "mancano le informazioni alimentari",
    en: "the food information is missing",
  },
  label_incomplete: {
    de: "die Lebensmittelangaben sind nicht in allen Sprachen vollständig",
    it: "le informazioni alimentari non sono complete in tutte le lingue",
    en: "the food information is not complete in all languages",
  },
  label_demo: {
    de: "die Lebensmittelangaben sind Beispielwerte",
    it: "le informazioni alimentari sono valori di esempio",
    en: "the food information is made of demo values",
  },
};

/** Message to the owner when a product must not be sold. */
export const refusalText = (problems: readonly SaleProblem[], language: Language): string =>
  frame[language](problems.map((problem) => words[problem][language]).join("; "));
