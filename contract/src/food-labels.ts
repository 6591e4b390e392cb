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

/** The nutrition declaration in the order of the law (Regulation (EU) 1169/2011, annex XV): kJ, kcal, then grams. */
export const nutrients = [
  "energy_kj",
  "energy_kcal",
  "fat",
  "saturates",
  "carbohydrate",
  "sugars",
  "protein",
  "salt",
] as const;

export type Nutrient = (typeof nutrients)[number];

/** Values per 100 g as exact decimals ("4.5"); "" if not known yet. */
export type Nutrition = Record<Nutrient, string>;

/** Nutrients given in grams: all except energy. */
export type GramNutrient = Exclude<Nutrient, "energy_kj" | "energy_kcal">;

/** All nutrients except energy, in the order of the law. */
export const gramNutrients = nutrients.filter(
  (nutrient): nutrient is GramNutrient => nutrient !== "energy_kj" && nutrient !== "energy_kcal",
);
