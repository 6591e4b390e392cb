import type { Allergen } from "@su-turrone/contract/food-labels";
import type { Ingredient, WholeLabelTexts } from "../../../modules/food-labels/label-types";

/**
 * The ingredients. Asterisks enclose the part naming the allergen, which has to be emphasised; without asterisks the
 * whole text of an ingredient with allergens is emphasised.
 */
export const workshopIngredients = {
  honey: { text: { de: "Honig", it: "miele", en: "honey", fr: "miel", es: "miel" }, allergens: [] },
  strawberryTreeHoney: {
    text: {
      de: "Erdbeerbaumhonig",
      it: "miele di corbezzolo",
      en: "strawberry-tree honey",
      fr: "miel d’arbousier",
      es: "miel de madroño",
    },
    allergens: [],
  },
  eggWhite: {
    text: {
      de: "*Hühnerei*weiß",
      it: "albume d’*uovo*",
      en: "hen’s *egg* white",
      fr: "blanc d’*œuf*",
      es: "clara de *huevo*",
    },
    allergens: ["eggs"],
  },
  almonds: {
    text: { de: "Mandeln", it: "mandorle", en: "almonds", fr: "amandes", es: "almendras" },
    allergens: ["almonds"],
  },
  hazelnuts: {
    text: { de: "Haselnüsse", it: "nocciole", en: "hazelnuts", fr: "noisettes", es: "avellanas" },
    allergens: ["hazelnuts"],
  },
  walnuts: {
    text: {
      de: "*Walnuss*kerne",
      it: "gherigli di *noce*",
      en: "*walnut* kernels",
      fr: "cerneaux de *noix*",
      es: "*nueces* peladas",
    },
    allergens: ["walnuts"],
  },
  myrtle: {
    text: {
      de: "Myrtebeeren",
      it: "bacche di mirto",
      en: "myrtle berries",
      fr: "baies de myrte",
      es: "bayas de mirto",
    },
    allergens: [],
  },
  orangePeel: {
    text: {
      de: "Orangenschale",
      it: "scorza d’arancia",
      en: "orange zest",
      fr: "écorce d’orange",
      es: "piel de naranja",
    },
    allergens: [],
  },
  saffron: {
    text: { de: "Safran", it: "zafferano", en: "saffron", fr: "safran", es: "azafrán" },
    allergens: [],
  },
  darkChocolate: {
    text: {
      de: "Zartbitterschokolade (Kakaomasse, Zucker, Kakaobutter, Emulgator: Lecithine (*Soja*))",
      it: "cioccolato fondente (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitine (*soia*))",
      en: "dark chocolate (cocoa mass, sugar, cocoa butter, emulsifier: lecithins (*soya*))",
      fr: "chocolat noir (pâte de cacao, sucre, beurre de cacao, émulsifiant : lécithines (*soja*))",
      es: "chocolate negro (pasta de cacao, azúcar, manteca de cacao, emulgente: lecitinas (*soja*))",
    },
    allergens: ["soybeans"],
  },
} as const satisfies Record<string, { text: WholeLabelTexts; allergens: readonly Allergen[] }>;

/** An ingredient of a recipe, with its share in per cent if the label has to state it. */
export type RecipeLine = readonly [ingredient: keyof typeof workshopIngredients, percent?: string];

/** A recipe as the list of ingredients of a label. */
export const ingredientsOf = (recipe: readonly RecipeLine[]): Ingredient[] =>
  recipe.map(([ingredient, percent]) => {
    const { text, allergens } = workshopIngredients[ingredient];
    return { text, allergens: [...allergens], percent: percent ?? null };
  });
