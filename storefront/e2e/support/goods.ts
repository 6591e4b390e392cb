import type { Language } from "../../app/i18n/languages";

/** What the stories know of the first catalogue, written out by hand. */
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

/** Wholly sold out. */
export const walnut: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Walnusstorrone", slug: "walnusstorrone" },
  it: { name: "Torrone alle noci", slug: "torrone-alle-noci" },
  en: { name: "Walnut nougat", slug: "walnut-nougat" },
};

/** A category that has products. */
export const classic: Readonly<Record<Language, { name: string; slug: string }>> = {
  de: { name: "Klassischer Torrone", slug: "klassischer-torrone" },
  it: { name: "Torrone classico", slug: "torrone-classico" },
  en: { name: "Classic nougat", slug: "classic-nougat" },
};

/** Who buys, and where it goes. */
export interface Buyer {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** As the page of the test names it. */
  country: string;
  province?: string;
}

/** A buyer in each language, with an address of the country the language stands for. */
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
