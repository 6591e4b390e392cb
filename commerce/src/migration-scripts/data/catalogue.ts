import type { PerLanguage } from "../../platform/languages";

/** The product types, which have different tax rates (see vat.ts). */
export const productTypes = {
  nougat: { de: "Torrone", it: "Torrone", en: "Nougat" },
  chocolate: { de: "Torrone mit Schokolade", it: "Torrone con cioccolato", en: "Chocolate-coated nougat" },
} as const satisfies Record<string, PerLanguage>;

export type ProductTypeKey = keyof typeof productTypes;

interface SeedCategory {
  name: PerLanguage;
  description: PerLanguage;
}

/** The categories, in the order in which they are shown. */
export const categories = {
  classic: {
    name: { de: "Klassischer Torrone", it: "Torrone classico", en: "Classic nougat" },
    description: {
      de: "Fester Torrone aus Honig, Eischnee und viel ganzer Frucht: mit Mandeln, Haselnüssen oder Walnüssen, und mit dem, was in der Barbagia wächst.",
      it: "Torrone compatto di miele, albume e tanta frutta secca intera: con mandorle, nocciole o noci, e con i profumi che crescono in Barbagia.",
      en: "Firm torrone, the nougat of Sardinia, made of honey, egg white and plenty of whole nuts: almonds, hazelnuts or walnuts, and the flavours that grow wild in the Barbagia.",
    },
  },
  soft: {
    name: { de: "Weicher Torrone", it: "Torrone morbido", en: "Soft nougat" },
    description: {
      de: "Zart im Biss und leicht zu schneiden: Torrone, der früher vom Feuer kommt und weich bleibt.",
      it: "Tenero al morso e facile da tagliare: il torrone tolto prima dal fuoco, che resta morbido.",
      en: "Tender and easy to slice: torrone that leaves the heat a little sooner and stays soft.",
    },
  },
  chocolate: {
    name: { de: "Mit Schokolade", it: "Al cioccolato", en: "With chocolate" },
    description: {
      de: "Unser Mandeltorrone unter einer Hülle aus Zartbitterschokolade.",
      it: "Il nostro torrone alle mandorle sotto una copertura di cioccolato fondente.",
      en: "Our almond torrone under a coat of dark chocolate.",
    },
  },
  gifts: {
    name: { de: "Geschenke", it: "Regali", en: "Gifts" },
    description: {
      de: "Torrone zum Verschenken und zum Teilen: als bunte Mischung, in der Schachtel oder in der Holzkiste.",
      it: "Torrone da regalare e da condividere: assortito, in scatola o nella cassetta di legno.",
      en: "Torrone for giving and for sharing: as an assortment, in a box or in a wooden crate.",
    },
  },
} as const satisfies Record<string, SeedCategory>;

export type CategoryKey = keyof typeof categories;

export const tags = {
  almond: { de: "Mandel", it: "Mandorla", en: "Almond" },
  hazelnut: { de: "Haselnuss", it: "Nocciola", en: "Hazelnut" },
  walnut: { de: "Walnuss", it: "Noce", en: "Walnut" },
  strawberryTree: { de: "Erdbeerbaumhonig", it: "Miele di corbezzolo", en: "Strawberry-tree honey" },
  myrtle: { de: "Myrte", it: "Mirto", en: "Myrtle" },
  saffron: { de: "Safran", it: "Zafferano", en: "Saffron" },
  orange: { de: "Orange", it: "Arancia", en: "Orange" },
  darkChocolate: { de: "Zartbitterschokolade", it: "Cioccolato fondente", en: "Dark chocolate" },
  assortment: { de: "Mehrere Sorten", it: "Gusti assortiti", en: "Several varieties" },
} as const satisfies Record<string, PerLanguage>;

export type TagKey = keyof typeof tags;

/** The product option every variant has a value of, for example "150 g". */
export const weightOption: PerLanguage = { de: "Gewicht", it: "Peso", en: "Weight" };

/** Brand of every product. */
export const brand = "Su Turrone";

/** Place of origin of every product. */
export const origin: PerLanguage = {
  de: "Tonara, Sardinien, Italien",
  it: "Tonara, Sardegna, Italia",
  en: "Tonara, Sardinia, Italy",
};
