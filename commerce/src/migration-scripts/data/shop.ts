import type { PerLanguage } from "../../platform/languages";

/** Name of the shop. */
export const shopName = "Su Turrone";

/** The one region: all countries have one currency and the same prices. */
export const regionName: PerLanguage = { de: "Europa", it: "Europa", en: "Europe" };

/** The one sales channel. */
export const salesChannelName = "Online-Shop";

/** Where the goods are made, stored and sent from. */
export const stockLocation = {
  name: "Tonara",
  city: "Tonara",
  province: "NU",
  postalCode: "08039",
  country: "it",
} as const;

/** The one way of shipping (spec §9: free from 50 euro). */
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
  /** Goods worth this, tax included and before a code, ship for nothing; euro cents. */
  freeFromCents: 5000,
} as const;

/** The promotion code of the specification (§9): a share of the price of the goods. */
export const promotion = { code: "TORRONE10", percent: 10 } as const;
