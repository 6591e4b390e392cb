/** The orders a list of products can be had in; the first is the default. */
export const sorts = ["recommended", "price-up", "price-down", "name", "newest"] as const;

/** One of `sorts`. */
export type Sort = (typeof sorts)[number];

/** What a product is bought for, beside one's own table; the owner says so of each. */
export const occasions = ["gift", "christmas", "sharing", "tasting"] as const;

/** One of `occasions`. */
export type Occasion = (typeof occasions)[number];

/** What a list can be narrowed to beyond price, weight and category: values by the name they have in its address. */
export const listChoices = {
  /** Contained, by the food label. */
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
  /** Neither an ingredient nor a trace of it, by the food label; what has no label is free of nothing. "nuts" are all of `nut`. */
  free: ["gluten", "eggs", "milk", "soybeans", "peanuts", "nuts", "almonds", "hazelnuts", "walnuts"],
  occasion: occasions,
} as const;

/** Name of a kind of choice. */
export type ChoiceName = keyof typeof listChoices;

/** The names in the order they are shown. */
export const choiceNames = ["nut", "texture", "free", "occasion"] as const satisfies readonly ChoiceName[];

/** Values of each kind. */
export type ChoiceValues = { readonly [Name in ChoiceName]: readonly (typeof listChoices)[Name][number][] };

/** Nothing chosen of any kind. */
export const noChoices: ChoiceValues = { nut: [], texture: [], free: [], occasion: [] };

/** How many products a page of a list may have; the first is the default. */
export const pageSizes = [24, 12] as const;

/** One of `pageSizes`. */
export type PageSize = (typeof pageSizes)[number];
