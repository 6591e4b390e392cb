/**
 * Substances causing allergies or intolerances (Regulation (EU) 1169/2011, annex II). Cereals and nuts are listed
 * individually, because the law requires them by name on a label.
 */
export const allergens = [
  "wheat",
  "rye",
  "barley",
  "oats",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "almonds",
  "hazelnuts",
  "walnuts",
  "cashews",
  "pecans",
  "brazil_nuts",
  "pistachios",
  "macadamia_nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

/** Allergen code; storefront and admin translate it into each language. */
export type Allergen = (typeof allergens)[number];
