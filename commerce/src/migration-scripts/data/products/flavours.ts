import type { SeedProduct } from "../types";

/** Classic nougat with the flavours of the island. */
export const flavours: readonly SeedProduct[] = [
  {
    code: "COR",
    type: "nougat",
    categories: ["classic"],
    tags: ["almond", "strawberryTree"],
    title: {
      de: "Torrone mit Erdbeerbaumhonig",
      it: "Torrone al miele di corbezzolo",
      en: "Strawberry-tree honey nougat",
    },
    subtitle: {
      de: "Bernsteinfarben, mit der herben Note des Erdbeerbaums",
      it: "Color ambra, con la nota amara del corbezzolo",
      en: "Amber-coloured torrone with the bitter note of strawberry-tree honey",
    },
    description: {
      de: "Der Erdbeerbaum blüht auf Sardinien im Herbst, wenn sonst kaum noch etwas blüht. Sein Honig ist dunkel und schmeckt herb, fast nach Kaffee, und er färbt diesen Torrone bernsteinfarben.\n\nDazu kommen ganze sardische Mandeln und Eischnee. Die Bitterkeit des Honigs und die Süße der Mandel halten sich die Waage: ein Torrone für neugierige Gaumen, der lange nachklingt.",
      it: "In Sardegna il corbezzolo fiorisce in autunno, quando quasi nient’altro è in fiore. Il suo miele è scuro e amaro, ricorda il caffè, e dà a questo torrone il colore dell’ambra.\n\nCi aggiungiamo mandorle sarde intere e albume. L’amaro del miele e il dolce della mandorla si tengono in equilibrio: un torrone per palati curiosi, dal sapore che resta a lungo.",
      en: "In Sardinia the strawberry tree flowers in autumn, when hardly anything else does. Its honey is dark and bitter, with a hint of coffee, and it turns this nougat the colour of amber.\n\nWhole Sardinian almonds and egg white complete it. The bitterness of the honey and the sweetness of the almonds hold the balance: a nougat for the curious, with a long finish.",
    },
    pictures: [
      "torrone-corbezzolo",
      "torrone-corbezzolo-detail",
      "torrone-corbezzolo-served",
      "torrone-corbezzolo-packed",
    ],
    variants: [
      { grams: 150, cents: 720, stock: 60 },
      { grams: 300, cents: 1380, stock: 35 },
      { grams: 500, cents: 2190, stock: 3 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 2,
      pairing: {
        de: "ein kräftiger schwarzer Kaffee",
        it: "un caffè forte",
        en: "strong black coffee",
      },
      shelfMonths: 6,
    },
  },
  {
    code: "MIR",
    type: "nougat",
    categories: ["classic"],
    tags: ["almond", "myrtle"],
    title: { de: "Torrone mit Myrte", it: "Torrone al mirto", en: "Myrtle nougat" },
    subtitle: {
      de: "Mandeln und violettblaue Myrtebeeren",
      it: "Mandorle e bacche di mirto viola-blu",
      en: "Torrone with almonds and violet-blue myrtle berries",
    },
    description: {
      de: "Die Myrte gehört zu Sardinien wie der Wind. Ihre kleinen, violettblauen Beeren duften nach Wacholder und Rosmarin, und genau so schmeckt dieser Torrone: süß vom Honig, würzig von der Macchia.\n\nGanze Mandeln geben den Biss, die Beeren setzen dunkle Punkte in die helle Masse. Von Hand geschnitten, in der Werkstatt, in der unsere Familie seit 1885 Torrone macht.",
      it: "Il mirto è di casa in Sardegna come il vento. Le sue piccole bacche viola-blu ricordano il ginepro e il rosmarino, e così sa questo torrone: dolce di miele, aromatico di macchia.\n\nLe mandorle intere danno il morso, le bacche punteggiano di scuro la pasta chiara. Tagliato a mano, nel laboratorio dove la nostra famiglia fa il torrone dal 1885.",
      en: "Myrtle belongs to Sardinia as the wind does. Its small, violet-blue berries recall juniper and rosemary, and so does this nougat: sweet with honey, fragrant with the scrubland.\n\nWhole almonds give it bite, the berries dot the pale paste. Cut by hand in the workshop where our family has been making nougat since 1885.",
    },
    pictures: ["torrone-mirto", "torrone-mirto-detail", "torrone-mirto-served", "torrone-mirto-packed"],
    variants: [
      { grams: 150, cents: 710, stock: 55 },
      { grams: 300, cents: 1350, stock: 40 },
      { grams: 500, cents: 2120, stock: 25 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 3,
      pairing: {
        de: "ein Gläschen Mirto",
        it: "un bicchierino di mirto",
        en: "a small glass of myrtle liqueur",
      },
      shelfMonths: 6,
    },
  },
  {
    code: "ZAF",
    type: "nougat",
    categories: ["classic"],
    tags: ["almond", "saffron", "orange"],
    title: {
      de: "Torrone mit Safran und Orange",
      it: "Torrone zafferano e arancia",
      en: "Saffron and orange nougat",
    },
    subtitle: {
      de: "Goldgelb vom Safran, frisch von der Orangenschale",
      it: "Dorato di zafferano, fresco di scorza d’arancia",
      en: "Torrone golden with saffron, bright with orange zest",
    },
    description: {
      de: "Ein paar Fäden Safran genügen, und die Masse aus Honig und Eischnee wird goldgelb. Fein geschnittene Orangenschale bringt Frische hinein, ganze sardische Mandeln den Biss.\n\nZuerst kommt der Duft der Orange, dann der Honig, und zum Schluss bleibt der Safran. Ein Stück davon nach dem Essen, und man bleibt gern noch eine Weile sitzen.",
      it: "Bastano pochi stimmi di zafferano perché la pasta di miele e albume diventi dorata. La scorza d’arancia tagliata fine porta freschezza, le mandorle sarde intere il morso.\n\nPrima arriva il profumo dell’arancia, poi il miele, e alla fine resta lo zafferano. Un pezzo dopo cena, e a tavola si resta volentieri ancora un po’.",
      en: "A few threads of saffron are enough to turn the paste of honey and egg white gold. Finely cut orange zest brings freshness, whole Sardinian almonds bring bite.\n\nFirst comes the scent of orange, then the honey, and the saffron lingers. A piece of it after dinner, and nobody is in a hurry to leave the table.",
    },
    pictures: [
      "torrone-zafferano-arancia",
      "torrone-zafferano-arancia-detail",
      "torrone-zafferano-arancia-served",
      "torrone-zafferano-arancia-packed",
    ],
    variants: [
      { grams: 150, cents: 720, stock: 50 },
      { grams: 300, cents: 1390, stock: 30 },
      { grams: 500, cents: 2250, stock: 20 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 3,
      pairing: {
        de: "schwarzer Tee, nach dem Essen",
        it: "tè nero, dopo cena",
        en: "black tea, after dinner",
      },
      shelfMonths: 6,
    },
  },
];
