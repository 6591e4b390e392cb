import type { PerLanguage } from "../../../languages";
import type { Allergen, Ingredient } from "../../../modules/food-labels/kinds";

interface SeedIngredient {
  text: PerLanguage;
  allergens: Allergen[];
}

/** What the workshop uses. Asterisks stand around what is emphasised where it is not the whole text. */
export const pantry = {
  honey: { text: { de: "Honig", it: "miele", en: "honey" }, allergens: [] },
  strawberryTreeHoney: {
    text: { de: "Erdbeerbaumhonig", it: "miele di corbezzolo", en: "strawberry-tree honey" },
    allergens: [],
  },
  eggWhite: {
    text: { de: "*Hühnerei*weiß", it: "albume d’*uovo*", en: "hen’s *egg* white" },
    allergens: ["eggs"],
  },
  almonds: { text: { de: "Mandeln", it: "mandorle", en: "almonds" }, allergens: ["almonds"] },
  hazelnuts: { text: { de: "Haselnüsse", it: "nocciole", en: "hazelnuts" }, allergens: ["hazelnuts"] },
  walnuts: {
    text: { de: "*Walnuss*kerne", it: "gherigli di *noce*", en: "*walnut* kernels" },
    allergens: ["walnuts"],
  },
  myrtle: { text: { de: "Myrtebeeren", it: "bacche di mirto", en: "myrtle berries" }, allergens: [] },
  orangePeel: { text: { de: "Orangenschale", it: "scorza d’arancia", en: "orange zest" }, allergens: [] },
  saffron: { text: { de: "Safran", it: "zafferano", en: "saffron" }, allergens: [] },
  darkChocolate: {
    text: {
      de: "Zartbitterschokolade (Kakaomasse, Zucker, Kakaobutter, Emulgator: Lecithine (*Soja*))",
      it: "cioccolato fondente (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitine (*soia*))",
      en: "dark chocolate (cocoa mass, sugar, cocoa butter, emulsifier: lecithins (*soya*))",
    },
    allergens: ["soybeans"],
  },
} as const satisfies Record<string, { text: PerLanguage; allergens: readonly Allergen[] }>;

/** A line of a recipe: what, and its share in per cent where it is told. */
export type RecipeLine = readonly [what: keyof typeof pantry, percent?: string];

/** A recipe as the list of ingredients of a label. */
export const ingredientsOf = (recipe: readonly RecipeLine[]): Ingredient[] =>
  recipe.map(([what, percent]) => {
    const { text, allergens }: SeedIngredient = { ...pantry[what], allergens: [...pantry[what].allergens] };
    return { text, allergens, percent: percent ?? null };
  });
