import type { SeedProduct } from "../types";

/** Soft nougat and nougat in chocolate. */
export const softAndChocolate: readonly SeedProduct[] = [
  {
    code: "MOR",
    type: "nougat",
    categories: ["soft"],
    tags: ["almond", "hazelnut"],
    title: { de: "Weicher Mandeltorrone", it: "Torrone morbido alle mandorle", en: "Soft almond nougat" },
    subtitle: {
      de: "Zart im Biss, mit Mandeln und einigen Haselnüssen",
      it: "Tenero al morso, con mandorle e qualche nocciola",
      en: "Torrone tender to the bite, with almonds and a few hazelnuts",
    },
    description: {
      de: "Dieselben Zutaten, ein anderer Augenblick: Wir nehmen die Masse früher vom Feuer, und der Torrone bleibt weich. Er gibt dem Zahn nach, und die Mandeln, dazu einige Haselnüsse, kommen umso klarer heraus.\n\nHonig aus der Gegend, Eischnee und ganze Kerne, mehr braucht er nicht. Er lässt sich mit jedem Messer schneiden und schmeckt Kindern wie Großeltern.",
      it: "Gli stessi ingredienti, un altro momento: togliamo la pasta prima dal fuoco e il torrone resta morbido. Cede sotto i denti, e le mandorle, con qualche nocciola, si sentono ancora meglio.\n\nMiele del territorio, albume e frutta secca intera: non gli serve altro. Si taglia con qualunque coltello e piace ai bambini come ai nonni.",
      en: "The same ingredients, a different moment: we take the paste off the heat sooner, and the nougat stays soft. It yields to the bite, and the almonds, with a few hazelnuts among them, come through all the more clearly.\n\nLocal honey, egg white and whole nuts are all it needs. Any knife will cut it, and it pleases children and grandparents alike.",
    },
    pictures: [
      "torrone-morbido",
      "torrone-morbido-detail",
      "torrone-morbido-served",
      "torrone-morbido-packed",
    ],
    variants: [
      { grams: 150, cents: 660, stock: 85 },
      { grams: 300, cents: 1240, stock: 60 },
      { grams: 500, cents: 1890, stock: 35 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 2,
      sweetness: 4,
      pairing: {
        de: "ein Glas Milch oder Tee",
        it: "un bicchiere di latte o un tè",
        en: "a glass of milk or tea",
      },
      shelfMonths: 4,
    },
  },
  {
    code: "CIO",
    type: "chocolate",
    categories: ["chocolate"],
    tags: ["almond", "darkChocolate"],
    title: {
      de: "Torrone mit Zartbitterschokolade",
      it: "Torrone al cioccolato fondente",
      en: "Dark chocolate nougat",
    },
    subtitle: {
      de: "Mandeltorrone unter einer dunklen Hülle",
      it: "Torrone alle mandorle sotto una veste scura",
      en: "Almond torrone in a dark coat",
    },
    description: {
      de: "Außen knackt die Zartbitterschokolade, innen wartet der helle Mandeltorrone. Das Herbe der Schokolade nimmt dem Honig etwas Süße, und die Mandeln verbinden beides.\n\nDer Kern ist unser klassischer Torrone mit ganzen sardischen Mandeln, von Hand geschnitten und danach überzogen. Brechen Sie ein Stück ab und lassen Sie es einen Moment auf der Zunge.",
      it: "Fuori il cioccolato fondente che scrocchia, dentro il torrone chiaro alle mandorle. L’amaro del cioccolato smorza un po’ la dolcezza del miele, e le mandorle uniscono l’uno all’altro.\n\nIl cuore è il nostro torrone classico con mandorle sarde intere, tagliato a mano e poi ricoperto. Un pezzo spezzato al momento, lasciato qualche istante sulla lingua, dice il resto.",
      en: "Dark chocolate that snaps outside, pale almond nougat waiting within. The bitterness of the chocolate takes a little of the sweetness off the honey, and the almonds bring the two together.\n\nAt its heart is our classic nougat with whole Sardinian almonds, cut by hand and then coated. Break off a piece and let it rest on the tongue for a moment.",
    },
    pictures: [
      "torrone-cioccolato",
      "torrone-cioccolato-detail",
      "torrone-cioccolato-served",
      "torrone-cioccolato-packed",
    ],
    variants: [
      { grams: 150, cents: 720, stock: 70 },
      { grams: 300, cents: 1390, stock: 45 },
      { grams: 500, cents: 2190, stock: 25 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 3,
      pairing: {
        de: "Espresso",
        it: "un caffè espresso",
        en: "espresso",
      },
      shelfMonths: 6,
    },
  },
];
