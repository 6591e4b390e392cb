import type { PerLanguage } from "../../platform/languages";

/** Alternative texts of the pictures of served goods, each beside what the product's `pairing` recommends. */
export const servedAlts = {
  "torrone-mandorle-served": {
    de: "Drei Scheiben Mandeltorrone auf weißem Teller, daneben ein Espresso",
    it: "Tre fette di torrone alle mandorle su un piatto bianco, accanto una tazzina di caffè",
    en: "Three slices of almond torrone on a white plate, an espresso beside it",
  },
  "torrone-nocciole-served": {
    de: "Haselnusstorrone auf blaugrauem Teller neben einer großen Tasse Milchkaffee, davor Haselnüsse",
    it: "Torrone alle nocciole su un piatto grigio-azzurro accanto a una tazza di caffellatte, davanti nocciole",
    en: "Hazelnut torrone on a blue-grey plate beside a large cup of milky coffee, hazelnuts in front",
  },
  "torrone-noci-served": {
    de: "Scheiben Walnusstorrone auf dunklem Holzbrett, dahinter ein Keil gereifter Käse, davor Walnusskerne und ein Messer",
    it: "Fette di torrone alle noci su un tagliere scuro, dietro uno spicchio di formaggio stagionato, davanti gherigli e un coltello",
    en: "Slices of walnut torrone on a dark board, a wedge of mature cheese behind, walnut kernels and a knife in front",
  },
  "torrone-misto-served": {
    de: "Torrone mit Mandeln und Haselnüssen auf rundem Holzbrett, dahinter eine Espressokanne und eine Tasse",
    it: "Torrone con mandorle e nocciole su un tagliere rotondo, dietro la moka e una tazzina",
    en: "Torrone with almonds and hazelnuts on a round wooden board, a stovetop coffee pot and a cup behind",
  },
  "torrone-corbezzolo-served": {
    de: "Drei Scheiben Torrone mit Erdbeerbaumhonig auf dunklem Steingut, dahinter schwarzer Kaffee und ein Schälchen Honig",
    it: "Tre fette di torrone al miele di corbezzolo su un piatto di gres scuro, dietro una tazza di caffè nero e una ciotolina di miele",
    en: "Three slices of strawberry-tree honey torrone on dark stoneware, black coffee and a small bowl of honey behind",
  },
  "torrone-mirto-served": {
    de: "Myrtetorrone auf weißem Teller, daneben ein Gläschen Mirto und ein Myrtezweig mit Beeren",
    it: "Torrone al mirto su un piatto bianco, accanto un bicchierino di mirto e un rametto con le bacche",
    en: "Myrtle torrone on a white plate, a small glass of mirto and a sprig of myrtle with berries beside it",
  },
  "torrone-zafferano-arancia-served": {
    de: "Safrantorrone auf blauem Teller, dahinter eine Tasse Tee und eine halbe Orange, davor Orangenscheibe und Safranfäden",
    it: "Torrone allo zafferano su un piatto blu, dietro una tazza di tè e mezza arancia, davanti una fetta d’arancia e pistilli di zafferano",
    en: "Saffron torrone on a blue plate, a cup of tea and half an orange behind, an orange slice and saffron threads in front",
  },
  "torrone-morbido-served": {
    de: "Vier Würfel weicher Torrone auf hellrotem Teller, daneben ein Glas Milch",
    it: "Quattro cubetti di torrone morbido su un piatto rosato, accanto un bicchiere di latte",
    en: "Four cubes of soft torrone on a terracotta plate, a glass of milk beside it",
  },
  "torrone-cioccolato-served": {
    de: "Drei Scheiben Schokoladentorrone und Stücke Schokolade auf Schiefer, daneben ein Espresso, von oben gesehen",
    it: "Tre fette di torrone al cioccolato e pezzi di cioccolato su ardesia, accanto una tazzina di caffè, visti dall’alto",
    en: "Three slices of chocolate torrone and pieces of chocolate on slate with an espresso, seen from above",
  },
  "torroncini-served": {
    de: "Zwei Tassen Espresso, auf der Untertasse ein eingewickelter Torroncino, daneben kleine Würfel Torrone",
    it: "Due tazzine di caffè, sul piattino un torroncino incartato, accanto piccoli cubetti di torrone",
    en: "Two cups of espresso, a wrapped torroncino on the saucer, small cubes of torrone beside it",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;
