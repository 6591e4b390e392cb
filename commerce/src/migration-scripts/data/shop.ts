import type { PerLanguage } from "../../platform/languages";

export const shopName = "Su Turrone";

/** The only region: all countries have one currency and the same prices. */
export const regionName: PerLanguage = { de: "Europa", it: "Europa", en: "Europe" };

export const salesChannelName = "Online-Shop";

/** Where the goods are made, stored and shipped from. */
export const stockLocation = {
  name: "Tonara",
  city: "Tonara",
  province: "NU",
  postalCode: "08039",
  country: "it",
} as const;

export const shipping = {
  code: "standard",
  name: { de: "Standardversand", it: "Spedizione standard", en: "Standard delivery" } satisfies PerLanguage,
  description: {
    de: "Mit dem Paketdienst",
    it: "Con corriere",
    en: "By courier",
  } satisfies PerLanguage,
  /** Euro cents, tax included. */
  cents: 690,
  /** Goods total from which shipping is free, tax included and before promotion codes; euro cents. */
  freeFromCents: 5000,
} as const;

/** The promotion code: a percentage off the price of the goods. */
export const promotion = { code: "TORRONE10", percent: 10 } as const;
