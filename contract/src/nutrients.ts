/** The nutrition declaration in the order of the law (regulation (EU) 1169/2011, annex XV): kJ, kcal, and grams. */
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

/** One line of the nutrition declaration. */
export type Nutrient = (typeof nutrients)[number];

/** Values per 100 g as exact decimals ("4.5"); "" where one is not known yet. */
export type Nutrition = Record<Nutrient, string>;

/** Lines given in grams: those below the energy. */
export type GramNutrient = Exclude<Nutrient, "energy_kj" | "energy_kcal">;

/** The lines below the energy, in the order of the law. */
export const gramNutrients = nutrients.filter(
  (nutrient): nutrient is GramNutrient => nutrient !== "energy_kj" && nutrient !== "energy_kcal",
);
