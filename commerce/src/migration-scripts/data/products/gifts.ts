import type { SeedProduct } from "../types";

/** Nougat for giving. */
export const gifts: readonly SeedProduct[] = [
  {
    code: "TOR",
    type: "nougat",
    categories: ["gifts", "classic"],
    tags: ["assortment", "almond", "hazelnut"],
    title: { de: "Torroncini-Mischung", it: "Torroncini assortiti", en: "Bite-size nougat mix" },
    subtitle: {
      de: "Kleine Stücke in mehreren Sorten, zum Teilen",
      it: "Piccoli bocconi di vari gusti, da condividere",
      en: "Torroncini: small pieces in several varieties, made for sharing",
    },
    description: {
      de: "Torrone in mundgerechten Stücken: mehrere unserer Sorten bunt gemischt, einige davon in cremefarbenes Papier gedreht. Eine Schale davon auf dem Tisch, und sie ist schneller leer, als man denkt.\n\nEs ist derselbe Torrone wie in den Stangen, mit Honig aus der Gegend, Eischnee und ganzen Kernen, nur kleiner geschnitten. Gut, um die eigene Lieblingssorte zu finden.",
      it: "Il torrone in bocconi: più gusti mescolati, alcuni incartati in carta color crema. Una ciotola in tavola finisce prima di quanto si pensi.\n\nÈ lo stesso torrone delle stecche, con miele del territorio, albume e frutta secca intera, solo tagliato più piccolo. Un buon modo per scoprire il proprio gusto preferito.",
      en: "Nougat in single bites: several of our varieties mixed together, some of them twisted in cream-coloured paper. Put a bowl on the table and it empties faster than you would think.\n\nIt is the same nougat as in the bars, with local honey, egg white and whole nuts, only cut smaller. A good way to find your favourite.",
    },
    pictures: ["torroncini", "torroncini-detail", "torroncini-served"],
    variants: [
      { grams: 200, cents: 890, stock: 100 },
      { grams: 400, cents: 1690, stock: 70 },
      { grams: 1000, cents: 3790, stock: 30 },
    ],
    unitPriceExempt: false,
    taste: {
      texture: 4,
      sweetness: 4,
      pairing: {
        de: "eine Schale auf dem Tisch und Kaffee für alle",
        it: "una ciotola in tavola e caffè per tutti",
        en: "a bowl on the table and coffee for everyone",
      },
      shelfMonths: 6,
    },
    occasions: ["gift", "sharing"],
  },
  {
    code: "ASS",
    type: "nougat",
    categories: ["gifts", "classic"],
    tags: ["assortment", "almond", "hazelnut", "strawberryTree", "myrtle", "saffron", "orange"],
    title: { de: "Probierpaket", it: "Confezione assaggio", en: "Tasting box" },
    subtitle: {
      de: "Sechs Sorten Torrone zum Kennenlernen, je eine Stange",
      it: "Sei torroni da conoscere, una stecca per gusto",
      en: "Six kinds of torrone to get to know, a bar of each",
    },
    description: {
      de: "Mandel, Haselnuss, beide zusammen, Erdbeerbaumhonig, Myrte und Safran mit Orange: von jeder dieser Sorten eine Stange, jede mit ihrem Namen auf der Banderole. Am besten alle sechs anschneiden, kleine Stücke auf ein Brett legen und in die Runde fragen, welche es beim nächsten Mal sein soll.\n\nDie Schachtel ist schlicht, weil hier das Probieren zählt. Wer sie verschenken möchte, schreibt bei der Bestellung ein paar Worte dazu.\n\nErhältlich mit Stangen zu 150 g oder zu 300 g.",
      it: "Mandorle, nocciole, tutte e due insieme, miele di corbezzolo, mirto, zafferano con arancia: una stecca per gusto, ognuna con il suo nome sulla fascetta. Il modo migliore è tagliarle tutte e sei, mettere i bocconi su un tagliere e chiedere a tavola quale scegliere la prossima volta.\n\nLa scatola è semplice, perché qui conta l’assaggio. Per regalarla bastano due righe da scrivere con l’ordine.\n\nCon stecche da 150 g oppure da 300 g.",
      en: "Almond, hazelnut, the two together, strawberry-tree honey, myrtle, and saffron with orange: one bar of each, every one with its name on its band. Best of all, cut into all six, lay small pieces on a board and ask round the table which one it should be next time.\n\nThe box is plain, because here it is the tasting that counts. To give it away, add a few words with the order.\n\nWith bars of 150 g or of 300 g.",
    },
    pictures: ["confezione-assaggio", "confezione-assaggio-detail", "confezione-assaggio-closed"],
    variants: [
      { grams: 900, cents: 4100, stock: 40 },
      { grams: 1800, cents: 7500, stock: 20 },
    ],
    unitPriceExempt: true,
    taste: {
      texture: null,
      sweetness: null,
      pairing: {
        de: "Kaffee, ein Glas Süßwein und die ganze Familie",
        it: "caffè, un bicchiere di vino dolce e tutta la famiglia",
        en: "coffee, a glass of dessert wine and the whole family",
      },
      shelfMonths: 6,
    },
    contents: ["MAN", "NOC", "MIS", "COR", "MIR", "ZAF"],
    occasions: ["gift", "sharing", "tasting"],
  },
  {
    code: "BAR",
    type: "nougat",
    categories: ["gifts"],
    tags: ["assortment", "almond", "hazelnut"],
    title: { de: "Geschenkschachtel Barbagia", it: "Confezione regalo Barbagia", en: "Barbagia gift box" },
    subtitle: {
      de: "Drei Stangen Torrone, bordeauxrote Schleife",
      it: "Tre stecche di torrone, fiocco bordeaux",
      en: "Three bars of torrone, a burgundy bow",
    },
    description: {
      de: "Drei Stangen in einer Schachtel, jede mit ihrer Banderole: Mandel, Haselnuss und beide zusammen. Die Schleife in Bordeauxrot ist schon gebunden, Sie müssen sie nur noch überreichen.\n\nDie Barbagia ist das Bergland um Tonara. Ihr trockenes Klima lässt den Honig auskristallisieren und hält den Torrone gut, auch wenn das Geschenk noch ein wenig warten muss.\n\nErhältlich mit Stangen zu 150 g oder zu 300 g.",
      it: "Tre stecche in una scatola, ognuna con la sua fascetta: mandorle, nocciole e tutte e due insieme. Il fiocco bordeaux è già annodato: resta solo da consegnarlo.\n\nLa Barbagia è la terra di monti attorno a Tonara. Il suo clima asciutto aiuta il miele a cristallizzare e conserva bene il torrone, anche se il regalo deve aspettare un po’.\n\nCon stecche da 150 g oppure da 300 g.",
      en: "Three bars in one box, each in its own band: almond, hazelnut, and the two together. The burgundy bow is tied already; all that is left to do is hand it over.\n\nThe Barbagia is the mountain country around Tonara. Its dry climate helps the honey to crystallise and keeps the nougat well, even if the present has to wait a little.\n\nWith bars of 150 g or of 300 g.",
    },
    pictures: ["confezione-barbagia", "confezione-barbagia-detail", "confezione-barbagia-closed"],
    variants: [
      { grams: 450, cents: 2150, stock: 40 },
      { grams: 900, cents: 3990, stock: 25 },
    ],
    unitPriceExempt: true,
    taste: {
      texture: null,
      sweetness: null,
      pairing: {
        de: "Kaffee, Tee oder ein Glas Süßwein",
        it: "caffè, tè o un bicchiere di vino dolce",
        en: "coffee, tea or a glass of dessert wine",
      },
      shelfMonths: 6,
    },
    contents: ["MAN", "NOC", "MIS"],
    occasions: ["gift", "christmas"],
  },
  {
    code: "CAS",
    type: "nougat",
    categories: ["gifts"],
    tags: ["assortment", "almond", "hazelnut", "strawberryTree", "myrtle"],
    title: { de: "Holzkiste 1885", it: "Cassetta 1885", en: "Wooden crate 1885" },
    subtitle: {
      de: "Fünf Stangen Torrone in der Kiste aus Holz",
      it: "Cinque stecche di torrone nella cassetta di legno",
      en: "Five bars of torrone in a crate of wood",
    },
    description: {
      de: "1885 steht auf der Kiste, eingebrannt ins Holz: das Jahr, in dem unsere Familie in Tonara mit dem Torrone begann. Fünf Generationen später liegen fünf Stangen darin.\n\nMandel, Haselnuss, beide zusammen, Erdbeerbaumhonig und Myrte: Die Kiste führt einmal quer durch unsere klassischen Sorten. Ein Geschenk für eine große Runde, und das Holz bleibt, wenn der Torrone längst gegessen ist.",
      it: "Sulla cassetta, impresso a fuoco nel legno, c’è il 1885: l’anno in cui la nostra famiglia cominciò a fare il torrone a Tonara. Cinque generazioni dopo, dentro ci sono cinque stecche.\n\nMandorle, nocciole, tutte e due insieme, miele di corbezzolo e mirto: la cassetta attraversa i nostri gusti classici. Un regalo per una tavolata, e il legno resta quando il torrone è finito da un pezzo.",
      en: "1885 is branded into the wood of this crate: the year our family began making nougat in Tonara. Five generations later, five bars lie inside it.\n\nAlmond, hazelnut, the two together, strawberry-tree honey and myrtle: the crate takes you across our classic varieties. A present for a full table, and the wood remains long after the nougat is gone.",
    },
    pictures: ["cassetta-1885", "cassetta-1885-detail", "cassetta-1885-closed"],
    variants: [
      { grams: 1000, cents: 4500, stock: 20 },
      { grams: 2000, cents: 8400, stock: 20 },
    ],
    unitPriceExempt: true,
    taste: {
      texture: null,
      sweetness: null,
      pairing: {
        de: "Kaffee, Tee oder ein Glas Süßwein",
        it: "caffè, tè o un bicchiere di vino dolce",
        en: "coffee, tea or a glass of dessert wine",
      },
      shelfMonths: 6,
    },
    contents: ["MAN", "NOC", "MIS", "COR", "MIR"],
    occasions: ["gift", "christmas", "sharing"],
  },
];
