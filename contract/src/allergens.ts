/**
 * Substances that cause allergies or intolerances, by regulation (EU) 1169/2011 annex II. Cereals and nuts are named
 * one by one, as the law wants them on a label.
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

/** Code of an allergen; storefront and admin have its name in each language. */
export type Allergen = (typeof allergens)[number];
