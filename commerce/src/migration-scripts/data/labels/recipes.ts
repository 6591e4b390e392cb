import type { WholeLabelTexts } from "../../../modules/food-labels/label-types";
import type { RecipeLine } from "./ingredients";

/** The parts of a seed label that differ between products. */
export interface SeedLabel {
  /** Three letters of the product, as in its SKU. */
  code: string;
  legalName: WholeLabelTexts;
  /** In descending order of weight. */
  recipe: readonly RecipeLine[];
  /** kJ, kcal, then grams per 100 g: fat, saturates, carbohydrate, sugars, protein, salt. */
  nutrition: readonly [string, string, string, string, string, string, string, string];
}

/** Made up for the demonstration: plausible, and to be replaced by measured values. */
export const seedLabels: readonly SeedLabel[] = [
  {
    code: "MAN",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln",
      it: "Torrone alle mandorle",
      en: "Torrone (white nougat) with almonds",
      fr: "Torrone (nougat blanc) aux amandes",
      es: "Torrone (turrón italiano) con almendras",
    },
    recipe: [["almonds", "50"], ["honey", "46"], ["eggWhite"]],
    nutrition: ["1956", "468", "25.6", "2.1", "45", "42.5", "11.5", "0.05"],
  },
  {
    code: "NOC",
    legalName: {
      de: "Torrone (weißer Nougat) mit Haselnüssen",
      it: "Torrone alle nocciole",
      en: "Torrone (white nougat) with hazelnuts",
      fr: "Torrone (nougat blanc) aux noisettes",
      es: "Torrone (turrón italiano) con avellanas",
    },
    recipe: [["hazelnuts", "50"], ["honey", "46"], ["eggWhite"]],
    nutrition: ["2078", "499", "30.5", "2.3", "45", "42.8", "8.5", "0.05"],
  },
  {
    code: "NOI",
    legalName: {
      de: "Torrone (weißer Nougat) mit Walnüssen",
      it: "Torrone alle noci",
      en: "Torrone (white nougat) with walnuts",
      fr: "Torrone (nougat blanc) aux noix",
      es: "Torrone (turrón italiano) con nueces",
    },
    recipe: [["honey", "51"], ["walnuts", "45"], ["eggWhite"]],
    nutrition: ["2047", "491", "29.5", "2.8", "47", "44.5", "7.8", "0.05"],
  },
  {
    code: "MIS",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln und Haselnüssen",
      it: "Torrone con mandorle e nocciole",
      en: "Torrone (white nougat) with almonds and hazelnuts",
      fr: "Torrone (nougat blanc) aux amandes et aux noisettes",
      es: "Torrone (turrón italiano) con almendras y avellanas",
    },
    recipe: [["honey", "46"], ["almonds", "25"], ["hazelnuts", "25"], ["eggWhite"]],
    nutrition: ["2015", "483", "28", "2.2", "45", "42.6", "10", "0.05"],
  },
  {
    code: "COR",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln und Erdbeerbaumhonig",
      it: "Torrone alle mandorle con miele di corbezzolo",
      en: "Torrone (white nougat) with almonds and strawberry-tree honey",
      fr: "Torrone (nougat blanc) aux amandes et au miel d’arbousier",
      es: "Torrone (turrón italiano) con almendras y miel de madroño",
    },
    recipe: [["almonds", "49"], ["strawberryTreeHoney", "47"], ["eggWhite"]],
    nutrition: ["1947", "466", "25.1", "2", "45.8", "43", "11.3", "0.05"],
  },
  {
    code: "MIR",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln und Myrtebeeren",
      it: "Torrone alle mandorle con bacche di mirto",
      en: "Torrone (white nougat) with almonds and myrtle berries",
      fr: "Torrone (nougat blanc) aux amandes et aux baies de myrte",
      es: "Torrone (turrón italiano) con almendras y bayas de mirto",
    },
    recipe: [["almonds", "48"], ["honey", "46"], ["eggWhite"], ["myrtle", "2"]],
    nutrition: ["1922", "460", "24.6", "2", "45.5", "42.8", "11.1", "0.05"],
  },
  {
    code: "ZAF",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln, Orangenschale und Safran",
      it: "Torrone alle mandorle con scorza d’arancia e zafferano",
      en: "Torrone (white nougat) with almonds, orange zest and saffron",
      fr: "Torrone (nougat blanc) aux amandes, à l’écorce d’orange et au safran",
      es: "Torrone (turrón italiano) con almendras, piel de naranja y azafrán",
    },
    recipe: [["honey", "46.95"], ["almonds", "46"], ["eggWhite"], ["orangePeel", "3"], ["saffron", "0.05"]],
    nutrition: ["1921", "460", "23.6", "1.9", "48.2", "45.6", "10.7", "0.05"],
  },
  {
    code: "MOR",
    legalName: {
      de: "Weicher Torrone (weißer Nougat) mit Mandeln und Haselnüssen",
      it: "Torrone morbido con mandorle e nocciole",
      en: "Soft torrone (white nougat) with almonds and hazelnuts",
      fr: "Torrone tendre (nougat blanc) aux amandes et aux noisettes",
      es: "Torrone blando (turrón italiano) con almendras y avellanas",
    },
    recipe: [["honey", "51"], ["almonds", "38"], ["hazelnuts", "6"], ["eggWhite"]],
    nutrition: ["1886", "451", "22.5", "1.8", "49.5", "46.8", "10", "0.06"],
  },
  {
    code: "CIO",
    legalName: {
      de: "Torrone (weißer Nougat) mit Mandeln, überzogen mit Zartbitterschokolade",
      it: "Torrone alle mandorle ricoperto di cioccolato fondente",
      en: "Torrone (white nougat) with almonds, coated in dark chocolate",
      fr: "Torrone (nougat blanc) aux amandes, enrobé de chocolat noir",
      es: "Torrone (turrón italiano) con almendras, recubierto de chocolate negro",
    },
    recipe: [["almonds", "37"], ["honey", "35"], ["darkChocolate", "25"], ["eggWhite"]],
    nutrition: ["2029", "486", "28", "6.8", "45", "41.9", "10.1", "0.04"],
  },
  {
    code: "TOR",
    legalName: {
      de: "Torrone (weißer Nougat) in kleinen Stücken, mit Mandeln und Haselnüssen",
      it: "Torroncini assortiti con mandorle e nocciole",
      en: "Bite-size torrone (white nougat) with almonds and hazelnuts",
      fr: "Bouchées de torrone (nougat blanc) aux amandes et aux noisettes",
      es: "Bocados de torrone (turrón italiano) con almendras y avellanas",
    },
    recipe: [["honey", "46"], ["almonds", "30"], ["hazelnuts", "20"], ["eggWhite"]],
    nutrition: ["2006", "480", "27.5", "2.2", "45", "42.6", "10.3", "0.05"],
  },
  {
    code: "ASS",
    legalName: {
      de: "Sechs Stangen Torrone (weißer Nougat): mit Mandeln, mit Haselnüssen, mit beiden, mit Erdbeerbaumhonig, mit Myrtebeeren, mit Orangenschale und Safran",
      it: "Sei stecche di torrone: alle mandorle, alle nocciole, con mandorle e nocciole, al miele di corbezzolo, al mirto, con scorza d’arancia e zafferano",
      en: "Six bars of torrone (white nougat): with almonds, with hazelnuts, with both, with strawberry-tree honey, with myrtle berries, with orange zest and saffron",
      fr: "Six barres de torrone (nougat blanc) : aux amandes, aux noisettes, aux deux, au miel d’arbousier, aux baies de myrte, à l’écorce d’orange et au safran",
      es: "Seis barras de torrone (turrón italiano): con almendras, con avellanas, con ambas, con miel de madroño, con bayas de mirto, con piel de naranja y azafrán",
    },
    recipe: [
      ["honey", "38"],
      ["almonds", "36"],
      ["hazelnuts", "12"],
      ["strawberryTreeHoney", "8"],
      ["eggWhite"],
      ["orangePeel", "0.5"],
      ["myrtle", "0.3"],
      ["saffron", "0.01"],
    ],
    nutrition: ["1973", "473", "26.2", "2.1", "45.7", "43.2", "10.5", "0.05"],
  },
  {
    code: "BAR",
    legalName: {
      de: "Drei Stangen Torrone (weißer Nougat): mit Mandeln, mit Haselnüssen, mit beiden",
      it: "Tre stecche di torrone: alle mandorle, alle nocciole, con mandorle e nocciole",
      en: "Three bars of torrone (white nougat): with almonds, with hazelnuts, with both",
      fr: "Trois barres de torrone (nougat blanc) : aux amandes, aux noisettes, aux deux",
      es: "Tres barras de torrone (turrón italiano): con almendras, con avellanas, con ambas",
    },
    recipe: [["honey", "46"], ["almonds", "25"], ["hazelnuts", "25"], ["eggWhite"]],
    nutrition: ["2016", "483", "28", "2.2", "45", "42.6", "10", "0.05"],
  },
  {
    code: "CAS",
    legalName: {
      de: "Fünf Stangen Torrone (weißer Nougat): mit Mandeln, mit Haselnüssen, mit beiden, mit Erdbeerbaumhonig, mit Myrtebeeren",
      it: "Cinque stecche di torrone: alle mandorle, alle nocciole, con mandorle e nocciole, al miele di corbezzolo, al mirto",
      en: "Five bars of torrone (white nougat): with almonds, with hazelnuts, with both, with strawberry-tree honey, with myrtle berries",
      fr: "Cinq barres de torrone (nougat blanc) : aux amandes, aux noisettes, aux deux, au miel d’arbousier, aux baies de myrte",
      es: "Cinco barras de torrone (turrón italiano): con almendras, con avellanas, con ambas, con miel de madroño, con bayas de mirto",
    },
    recipe: [
      ["honey", "37"],
      ["almonds", "34"],
      ["hazelnuts", "15"],
      ["strawberryTreeHoney", "9"],
      ["eggWhite"],
      ["myrtle", "0.4"],
    ],
    nutrition: ["1984", "475", "26.8", "2.1", "45.3", "42.7", "10.5", "0.05"],
  },
];
