import type { Language } from "../../app/i18n/languages";

/** Data of the initial catalogue used by the stories, written out by hand. */
export const hazelnut: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Haselnusstorrone", slug: "haselnusstorrone" },
  it: { name: "Torrone alle nocciole", slug: "torrone-alle-nocciole" },
  en: { name: "Hazelnut nougat", slug: "hazelnut-nougat" },
};

/** One of its weights, 500 g, is sold out. */
export const almond: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Mandeltorrone", slug: "mandeltorrone" },
  it: { name: "Torrone alle mandorle", slug: "torrone-alle-mandorle" },
  en: { name: "Almond nougat", slug: "almond-nougat" },
};

/** Completely sold out. */
export const walnut: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Walnusstorrone", slug: "walnusstorrone" },
  it: { name: "Torrone alle noci", slug: "torrone-alle-noci" },
  en: { name: "Walnut nougat", slug: "walnut-nougat" },
};

/** A category with products. */
export const classic: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Klassischer Torrone", slug: "klassischer-torrone" },
  it: { name: "Torrone classico", slug: "torrone-classico" },
  en: { name: "Classic nougat", slug: "classic-nougat" },
};

/** Price of a weight in the initial catalogue, in cents, and whether it is available; written out by hand. */
interface PricedWeight {
  sku: string;
  grams: number;
  cents: number;
  perKg: number;
  soldOut: boolean;
}

const priced = (sku: string, grams: number, cents: number, perKg: number, soldOut = false): PricedWeight => ({
  sku,
  grams,
  cents,
  perKg,
  soldOut,
});

/** A product that is available, one with a sold-out weight, and one that is completely sold out. */
export const pricedGoods = [
  {
    product: hazelnut,
    weights: [
      priced("ST-NOC-0150", 150, 710, 4733),
      priced("ST-NOC-0300", 300, 1320, 4400),
      priced("ST-NOC-0500", 500, 2050, 4100),
    ],
  },
  {
    product: almond,
    weights: [
      priced("ST-MAN-0150", 150, 690, 4600),
      priced("ST-MAN-0300", 300, 1290, 4300),
      priced("ST-MAN-0500", 500, 1990, 3980, true),
    ],
  },
  {
    product: walnut,
    weights: [
      priced("ST-NOI-0150", 150, 670, 4467, true),
      priced("ST-NOI-0300", 300, 1250, 4167, true),
      priced("ST-NOI-0500", 500, 1950, 3900, true),
    ],
  },
] as const;

/** 710 as shown on a page. */
export function euro(cents: number, language: Language): string {
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return language === "en" ? `€${text}` : `${text.replace(".", ",")} €`;
}

/** 710 in machine-readable form. */
export const point = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** A buyer and the shipping address. */
export interface Buyer {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** As named on the page of the test. */
  country: string;
  province?: string;
}

/** A buyer for each language, with an address in the corresponding country. */
export const buyers: Readonly<Record<Language, Buyer>> = {
  de: {
    name: "Anna Berger",
    street: "Lindenweg 4",
    postalCode: "80331",
    city: "München",
    country: "Deutschland",
  },
  it: {
    name: "Giulia Serra",
    street: "Via Roma 12",
    postalCode: "08039",
    city: "Tonara",
    country: "Italia",
    province: "NU",
  },
  en: {
    name: "Owen O’Neill",
    street: "7 Mill Lane",
    postalCode: "sw1a1aa",
    city: "London",
    country: "United Kingdom",
  },
};
