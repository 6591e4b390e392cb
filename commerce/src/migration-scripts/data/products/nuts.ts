import type { SeedProduct } from "../types";

/** Classic nougat with nuts. */
export const nuts: readonly SeedProduct[] = [
  {
    code: "MAN",
    type: "nougat",
    categories: ["classic"],
    tags: ["almond"],
    title: { de: "Mandeltorrone", it: "Torrone alle mandorle", en: "Almond nougat" },
    subtitle: {
      de: "Ganze sardische Mandeln in heller Honigmasse",
      it: "Mandorle sarde intere nel miele chiaro",
      en: "Torrone with whole Sardinian almonds in pale honey",
    },
    description: {
      de: "Der Torrone, mit dem in Tonara alles anfängt: ganze Mandeln aus Sardinien, dicht an dicht in einer hellen Masse aus Honig und Eischnee. Ein Blick auf die Schnittfläche zeigt, wie viel Mandel in jeder Scheibe steckt.\n\nDer Honig aus der Gegend kocht langsam bei kleiner Hitze, bevor wir den steif geschlagenen Eischnee und die Mandeln unterheben. Geschnitten und verpackt wird von Hand, so wie es unsere Familie seit 1885 hält, seit fünf Generationen.\n\nAm besten schmeckt er bei Zimmertemperatur, in kleine Stücke gebrochen, zum Espresso oder zu einem Glas Süßwein.",
      it: "Il torrone da cui a Tonara comincia tutto: mandorle sarde intere, fitte fitte in una pasta chiara di miele e albume. Basta guardare il taglio per capire quanta mandorla c’è in ogni fetta.\n\nIl miele del territorio cuoce piano, a fuoco basso, prima che vi incorporiamo l’albume montato a neve e le mandorle. Tagliamo e confezioniamo a mano, come fa la nostra famiglia dal 1885, da cinque generazioni.\n\nDà il meglio di sé a temperatura ambiente, spezzato in piccoli pezzi, con il caffè o con un bicchiere di vino dolce.",
      en: "The nougat everything in Tonara starts with: whole Sardinian almonds, packed tightly into a pale paste of honey and egg white. One look at the cut face shows how much almond goes into every slice.\n\nThe local honey cooks slowly over a low heat before we fold in the stiffly whipped egg white and the almonds. We cut and wrap by hand, as our family has done since 1885, for five generations.\n\nServe it at room temperature, broken into small pieces, with an espresso or a glass of dessert wine.",
    },
    pictures: [
      "torrone-mandorle",
      "torrone-mandorle-detail",
      "torrone-mandorle-served",
      "torrone-mandorle-packed",
    ],
    variants: [
      { grams: 150, cents: 690, stock: 120 },
      { grams: 300, cents: 1290, stock: 80 },
      { grams: 500, cents: 1990, stock: 0 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 4,
      pairing: {
        de: "ein Espresso oder ein Glas Süßwein",
        it: "un caffè o un bicchiere di vino dolce",
        en: "an espresso or a glass of dessert wine",
      },
      shelfMonths: 6,
    },
  },
  {
    code: "NOC",
    type: "nougat",
    categories: ["classic"],
    tags: ["hazelnut"],
    title: { de: "Haselnusstorrone", it: "Torrone alle nocciole", en: "Hazelnut nougat" },
    subtitle: {
      de: "Runde Haselnüsse, mild und rund im Geschmack",
      it: "Nocciole tonde, dal gusto pieno e gentile",
      en: "Torrone with whole round hazelnuts, mellow and full-flavoured",
    },
    description: {
      de: "Ganze Haselnüsse statt Mandeln: Der Torrone wird milder und duftet beim Aufschneiden nach Nuss. Unter den festen Sorten ist er die sanfteste.\n\nDie Masse ist dieselbe wie beim Mandeltorrone: Honig aus der Gegend, langsam bei kleiner Hitze gekocht, und steif geschlagener Eischnee. Die trockene Bergluft von Tonara lässt den Honig auskristallisieren und hält den Torrone lange frisch.",
      it: "Nocciole intere al posto delle mandorle: il torrone diventa più dolce al palato e, al taglio, profuma di nocciola. Tra i nostri torroni compatti è il più gentile.\n\nLa pasta è la stessa del torrone alle mandorle: miele del territorio, cotto piano a fuoco basso, e albume montato a neve. L’aria asciutta di montagna di Tonara aiuta il miele a cristallizzare e conserva bene il torrone.",
      en: "Whole hazelnuts in place of almonds: the nougat turns mellower and smells of nuts as soon as you cut it. It is the gentlest of our firm varieties.\n\nThe paste is the same as in our almond nougat: local honey, cooked slowly over a low heat, and stiffly whipped egg white. The dry mountain air of Tonara helps the honey to crystallise and keeps the nougat well.",
    },
    pictures: [
      "torrone-nocciole",
      "torrone-nocciole-detail",
      "torrone-nocciole-served",
      "torrone-nocciole-packed",
    ],
    variants: [
      { grams: 150, cents: 710, stock: 90 },
      { grams: 300, cents: 1320, stock: 60 },
      { grams: 500, cents: 2050, stock: 40 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 4,
      pairing: {
        de: "Milchkaffee oder heiße Schokolade",
        it: "caffellatte o cioccolata calda",
        en: "milky coffee or hot chocolate",
      },
      shelfMonths: 6,
    },
  },
  {
    code: "NOI",
    type: "nougat",
    categories: ["classic"],
    tags: ["walnut"],
    title: { de: "Walnusstorrone", it: "Torrone alle noci", en: "Walnut nougat" },
    subtitle: {
      de: "Walnusskerne mit feiner Herbe im süßen Honig",
      it: "Gherigli di noce, una nota amara nel miele",
      en: "Torrone with walnut kernels, a slightly bitter note in the honey",
    },
    description: {
      de: "Die Walnuss bringt etwas Herbes mit, und genau das steht dem Honig gut. Ihre Kerne geben der hellen Masse braune Adern, und jede Scheibe sieht anders aus.\n\nWir kochen den Honig langsam bei kleiner Hitze, heben den Eischnee unter und zum Schluss die Walnusskerne, damit sie nicht zerbrechen. Ein Torrone für alle, die es weniger süß mögen, und ein guter Begleiter zu gereiftem Käse.",
      it: "La noce porta con sé una punta di amaro, e al miele sta proprio bene. I gherigli disegnano venature brune nella pasta chiara, e nessuna fetta è uguale all’altra.\n\nCuociamo il miele piano, a fuoco basso, incorporiamo l’albume e solo alla fine i gherigli, perché non si rompano. Un torrone per chi ama i gusti meno dolci, e un buon compagno per i formaggi stagionati.",
      en: "Walnuts bring a touch of bitterness, which suits the honey very well. The kernels draw brown veins through the pale paste, and no two slices look alike.\n\nWe cook the honey slowly over a low heat, fold in the egg white and add the kernels last, so that they stay whole. A nougat for those who like things less sweet, and good company for a mature cheese.",
    },
    pictures: ["torrone-noci", "torrone-noci-detail", "torrone-noci-served", "torrone-noci-packed"],
    variants: [
      { grams: 150, cents: 670, stock: 0 },
      { grams: 300, cents: 1250, stock: 0 },
      { grams: 500, cents: 1950, stock: 0 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 2,
      pairing: {
        de: "gereifter Käse",
        it: "formaggi stagionati",
        en: "mature cheese",
      },
      shelfMonths: 5,
    },
  },
  {
    code: "MIS",
    type: "nougat",
    categories: ["classic"],
    tags: ["almond", "hazelnut"],
    title: {
      de: "Torrone mit Mandeln und Haselnüssen",
      it: "Torrone mandorle e nocciole",
      en: "Almond and hazelnut nougat",
    },
    subtitle: {
      de: "Mandeln und Haselnüsse Seite an Seite",
      it: "Mandorle e nocciole, fianco a fianco",
      en: "Torrone with almonds and hazelnuts, side by side",
    },
    description: {
      de: "Wer sich zwischen Mandel und Haselnuss nicht entscheiden mag, bekommt hier beides. Die Mandel sorgt für den Biss, die Haselnuss für die milde, nussige Tiefe.\n\nIm Anschnitt liegen lange und runde Kerne nebeneinander, gehalten von einer hellen Masse aus Honig der Gegend und Eischnee. Von Hand geschnitten und verpackt in unserer Werkstatt in Tonara.",
      it: "Per chi tra mandorla e nocciola non sa scegliere: qui ci sono tutte e due. La mandorla dà il morso, la nocciola una profondità dolce e rotonda.\n\nAl taglio si vedono frutti lunghi e frutti tondi, uno accanto all’altro, tenuti insieme da una pasta chiara di miele del territorio e albume. Tagliato e confezionato a mano nel nostro laboratorio di Tonara.",
      en: "If you cannot choose between almonds and hazelnuts, this one has both. The almonds give it bite, the hazelnuts a mellow, nutty depth.\n\nCut it, and long and round kernels lie side by side, held by a pale paste of local honey and egg white. Cut and wrapped by hand in our workshop in Tonara.",
    },
    pictures: ["torrone-misto", "torrone-misto-detail", "torrone-misto-served", "torrone-misto-packed"],
    variants: [
      { grams: 150, cents: 680, stock: 75 },
      { grams: 300, cents: 1270, stock: 50 },
      { grams: 500, cents: 1970, stock: 30 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 4,
      pairing: {
        de: "Espresso, oder ein Stück nach dem Essen",
        it: "il caffè, o un pezzo dopo pranzo",
        en: "espresso, or a piece after lunch",
      },
      shelfMonths: 6,
    },
  },
];
