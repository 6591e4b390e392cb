/** Sort orders of a product list; the first is the default. */
export const sorts = ["recommended", "price-up", "price-down", "name", "newest"] as const;

export type Sort = (typeof sorts)[number];

/** Occasions a product is bought for, besides personal use; set by the owner per product. */
export const occasions = ["gift", "christmas", "sharing", "tasting"] as const;

export type Occasion = (typeof occasions)[number];

/** Filters of a list beyond price, weight and category; the values are named as in the URL. */
export const listChoices = {
  /** Contained nuts, according to the food label. */
  nut: [
    "almonds",
    "hazelnuts",
    "walnuts",
    "cashews",
    "pecans",
    "brazil_nuts",
    "pistachios",
    "macadamia_nuts",
  ],
  texture: ["soft", "firm"],
  /**
   * Neither an ingredient nor a trace, according to the food label; a product without a label does not match. "nuts"
   * covers all values of `nut`.
   */
  free: ["gluten", "eggs", "milk", "soybeans", "peanuts", "nuts", "almonds", "hazelnuts", "walnuts"],
  occasion: occasions,
} as const;

export type ChoiceName = keyof typeof listChoices;

/** The filters in display order. */
export const choiceNames = ["nut", "texture", "free", "occasion"] as const satisfies readonly ChoiceName[];

export type ChoiceValues = { readonly [Name in ChoiceName]: readonly (typeof listChoices)[Name][number][] };

export const noChoices: ChoiceValues = { nut: [], texture: [], free: [], occasion: [] };

/** Page sizes of a list; the first is the default. */
export const pageSizes = [24, 12] as const;

export type PageSize = (typeof pageSizes)[number];
