import type { PerLanguage } from "../../platform/languages";
import { servedAlts } from "./served-pictures";

/** A picture of `commerce/pictures`, with its size in pixels. */
export interface SeedPicture {
  /** File name without extension. */
  name: string;
  width: number;
  height: number;
  alt: PerLanguage;
}

/** Alternative texts of the seed pictures, by file name in `commerce/pictures`. All are computer renderings. */
const alts = {
  ...servedAlts,
  "torrone-mandorle": {
    de: "Stange Mandeltorrone auf dunklem Holzbrett, die Schnittfläche voller Mandeln, davor zwei Scheiben, dahinter eine Schale Honig",
    it: "Stecca di torrone alle mandorle su tagliere scuro, la faccia di taglio piena di mandorle, davanti due fette, dietro una ciotola di miele",
    en: "Bar of almond torrone on a dark wooden board, its cut face full of almonds, two slices in front and a bowl of honey behind",
  },
  "torrone-mandorle-detail": {
    de: "Mandeltorrone von nahem: angeschnittene Mandeln in heller Masse zwischen zwei Oblaten",
    it: "Torrone alle mandorle da vicino: mandorle tagliate nella pasta chiara tra due ostie",
    en: "Almond torrone close up: cut almonds in a pale paste between two wafers",
  },
  "torrone-mandorle-packed": {
    de: "Eingewickelte Stangen Mandeltorrone mit weinroter Banderole und Etikett, davor eine Scheibe und Mandeln",
    it: "Stecche di torrone alle mandorle incartate, con fascetta color vino ed etichetta, davanti una fetta e mandorle",
    en: "Wrapped bars of almond torrone with a wine-red band and label, a slice and almonds in front",
  },
  "torrone-nocciole": {
    de: "Stange Haselnusstorrone und zwei Scheiben auf hellem Stein, dahinter eine blaue Schale mit Haselnüssen",
    it: "Stecca di torrone alle nocciole e due fette su pietra chiara, dietro una ciotola blu con nocciole",
    en: "Bar of hazelnut torrone and two slices on pale stone, a blue bowl of hazelnuts behind",
  },
  "torrone-nocciole-detail": {
    de: "Haselnusstorrone von nahem: runde Haselnüsse im Anschnitt",
    it: "Torrone alle nocciole da vicino: nocciole tonde nella faccia di taglio",
    en: "Hazelnut torrone close up: round hazelnuts in the cut face",
  },
  "torrone-nocciole-packed": {
    de: "Eingewickelte Stangen Haselnusstorrone mit brauner Banderole und Etikett, davor eine Scheibe und Haselnüsse",
    it: "Stecche di torrone alle nocciole incartate, con fascetta marrone ed etichetta, davanti una fetta e nocciole",
    en: "Wrapped bars of hazelnut torrone with a brown band and label, a slice and hazelnuts in front",
  },
  "torrone-noci": {
    de: "Stange Walnusstorrone auf einem Holztisch, daneben eine Scheibe, Walnussschalen und Walnusskerne",
    it: "Stecca di torrone alle noci su un tavolo di legno, accanto una fetta, gusci e gherigli di noce",
    en: "Bar of walnut torrone on a wooden table with a slice, walnut shells and kernels beside it",
  },
  "torrone-noci-detail": {
    de: "Walnusstorrone von nahem: braun geäderte Walnusskerne im Anschnitt",
    it: "Torrone alle noci da vicino: gherigli venati di bruno nella faccia di taglio",
    en: "Walnut torrone close up: brown-veined walnut kernels in the cut face",
  },
  "torrone-noci-packed": {
    de: "Eingewickelte Stangen Walnusstorrone mit Banderole und Etikett, davor eine Scheibe und Walnusskerne",
    it: "Stecche di torrone alle noci incartate, con fascetta ed etichetta, davanti una fetta e gherigli",
    en: "Wrapped bars of walnut torrone with band and label, a slice and walnut kernels in front",
  },
  "torrone-misto": {
    de: "Vier Scheiben Torrone mit Mandeln und Haselnüssen übereinander, dahinter die Stange, davor lose Kerne",
    it: "Quattro fette di torrone con mandorle e nocciole una sull’altra, dietro la stecca, davanti frutta secca sciolta",
    en: "Four slices of torrone with almonds and hazelnuts stacked, the bar behind and loose nuts in front",
  },
  "torrone-misto-detail": {
    de: "Torrone mit Mandeln und Haselnüssen von nahem: drei Scheiben übereinander",
    it: "Torrone con mandorle e nocciole da vicino: tre fette una sull’altra",
    en: "Torrone with almonds and hazelnuts close up: three slices on top of each other",
  },
  "torrone-misto-packed": {
    de: "Eingewickelte Stangen Torrone mit Mandeln und Haselnüssen, mit Banderole und Etikett, davor eine Scheibe",
    it: "Stecche di torrone con mandorle e nocciole incartate, con fascetta ed etichetta, davanti una fetta",
    en: "Wrapped bars of torrone with almonds and hazelnuts, with band and label, a slice in front",
  },
  "torrone-corbezzolo": {
    de: "Bernsteinfarbener Torrone auf dunklem Holz, davor eine Schale dunklen Honigs mit Honiglöffel",
    it: "Torrone color ambra su legno scuro, davanti una ciotola di miele scuro con il suo cucchiaio",
    en: "Amber-coloured torrone on dark wood, a bowl of dark honey with a dipper in front",
  },
  "torrone-corbezzolo-detail": {
    de: "Torrone mit Erdbeerbaumhonig von nahem: Mandeln in bernsteinfarbener Masse",
    it: "Torrone al miele di corbezzolo da vicino: mandorle nella pasta color ambra",
    en: "Strawberry-tree honey torrone close up: almonds in an amber paste",
  },
  "torrone-corbezzolo-packed": {
    de: "Eingewickelte Stangen Torrone mit Erdbeerbaumhonig, mit orangefarbener Banderole und Etikett, davor eine Scheibe",
    it: "Stecche di torrone al miele di corbezzolo incartate, con fascetta arancione ed etichetta, davanti una fetta",
    en: "Wrapped bars of strawberry-tree honey torrone with an orange band and label, a slice in front",
  },
  "torrone-mirto": {
    de: "Torrone mit Mandeln und violetten Myrtebeeren, daneben ein Myrtezweig mit Beeren",
    it: "Torrone con mandorle e bacche viola di mirto, accanto un rametto di mirto con le bacche",
    en: "Torrone with almonds and purple myrtle berries, a sprig of myrtle with berries beside it",
  },
  "torrone-mirto-detail": {
    de: "Myrtetorrone von nahem: Mandeln und violette Beeren, die die helle Masse färben",
    it: "Torrone al mirto da vicino: mandorle e bacche viola che tingono la pasta chiara",
    en: "Myrtle torrone close up: almonds and purple berries that tint the pale paste",
  },
  "torrone-mirto-packed": {
    de: "Eingewickelte Stangen Myrtetorrone mit violetter Banderole und Etikett, davor eine Scheibe und Beeren",
    it: "Stecche di torrone al mirto incartate, con fascetta viola ed etichetta, davanti una fetta e bacche",
    en: "Wrapped bars of myrtle torrone with a purple band and label, a slice and berries in front",
  },
  "torrone-zafferano-arancia": {
    de: "Goldgelber Safrantorrone auf dunklem Holz, dahinter eine halbe Orange, davor Orangenschale und Safranfäden",
    it: "Torrone dorato allo zafferano su legno scuro, dietro mezza arancia, davanti scorza e pistilli di zafferano",
    en: "Golden saffron torrone on dark wood, half an orange behind, orange peel and saffron threads in front",
  },
  "torrone-zafferano-arancia-detail": {
    de: "Safrantorrone von nahem: Mandeln und Orangenschale in goldgelber Masse",
    it: "Torrone allo zafferano da vicino: mandorle e scorza d’arancia nella pasta dorata",
    en: "Saffron torrone close up: almonds and orange peel in a golden paste",
  },
  "torrone-zafferano-arancia-packed": {
    de: "Eingewickelte Stangen Safrantorrone mit goldgelber Banderole und Etikett, davor eine Scheibe und Mandeln",
    it: "Stecche di torrone allo zafferano incartate, con fascetta dorata ed etichetta, davanti una fetta e mandorle",
    en: "Wrapped bars of saffron torrone with a golden band and label, a slice and almonds in front",
  },
  "torrone-morbido": {
    de: "Weicher Torrone auf hellem Leinen, davor drei dicke Scheiben mit Mandeln und Haselnüssen",
    it: "Torrone morbido su lino chiaro, davanti tre fette spesse con mandorle e nocciole",
    en: "Soft torrone on pale linen, three thick slices with almonds and hazelnuts in front",
  },
  "torrone-morbido-detail": {
    de: "Weicher Torrone von nahem: Scheiben mit runden Kanten",
    it: "Torrone morbido da vicino: fette dai bordi arrotondati",
    en: "Soft torrone close up: slices with rounded edges",
  },
  "torrone-morbido-packed": {
    de: "Eingewickelte Stangen weicher Torrone mit grüner Banderole und Etikett, davor eine Scheibe",
    it: "Stecche di torrone morbido incartate, con fascetta verde ed etichetta, davanti una fetta",
    en: "Wrapped bars of soft torrone with a green band and label, a slice in front",
  },
  "torrone-cioccolato": {
    de: "Torronestange in Zartbitterschokolade auf Schiefer, davor zwei Scheiben mit hellem Kern und Schokoladenstücke",
    it: "Stecca di torrone ricoperta di cioccolato fondente su ardesia, davanti due fette dal cuore chiaro e pezzi di cioccolato",
    en: "Bar of torrone in dark chocolate on slate, two slices with a pale centre and pieces of chocolate in front",
  },
  "torrone-cioccolato-detail": {
    de: "Torrone in Zartbitterschokolade von nahem: angeschnittene Stange und Scheibe, heller Kern mit Mandeln, dünne dunkle Hülle",
    it: "Stecca tagliata e una fetta di torrone ricoperto da vicino: cuore chiaro con mandorle, sottile copertura fondente",
    en: "A cut bar and a slice of coated torrone close up: pale centre with almonds, thin dark shell",
  },
  "torrone-cioccolato-packed": {
    de: "Eingewickelte Stangen Torrone mit Schokolade, mit dunkelbrauner Banderole und Etikett, davor eine Scheibe",
    it: "Stecche di torrone al cioccolato incartate, con fascetta bruno scuro ed etichetta, davanti una fetta",
    en: "Wrapped bars of chocolate torrone with a dark brown band and label, a slice in front",
  },
  torroncini: {
    de: "Schale mit kleinen Torroncini verschiedener Sorten, einige in cremefarbenes Papier gewickelt",
    it: "Ciotola di torroncini di vari gusti, alcuni incartati in carta color crema",
    en: "Bowl of bite-size torroncini in several varieties, some twisted in cream paper",
  },
  "torroncini-detail": {
    de: "Torroncini von nahem: kleine Stücke mit Mandeln und Haselnüssen auf hellem Papier, dahinter zwei eingewickelte",
    it: "Torroncini da vicino: piccoli pezzi con mandorle e nocciole su carta chiara, dietro due incartati",
    en: "Torroncini close up: small pieces with almonds and hazelnuts on pale paper, two wrapped ones behind",
  },
  "confezione-barbagia": {
    de: "Offene Geschenkschachtel mit drei Torronestangen mit Banderole, Deckel mit bordeauxroter Schleife",
    it: "Confezione regalo aperta con tre stecche di torrone fasciate, coperchio con fiocco bordeaux",
    en: "Open gift box with three banded torrone bars, the lid tied with a burgundy bow",
  },
  "confezione-barbagia-detail": {
    de: "Die drei Torronestangen der Geschenkschachtel von nahem, auf ihren Banderolen nocciole, misto und mandorle",
    it: "Le tre stecche di torrone della confezione da vicino, sulle fascette nocciole, misto e mandorle",
    en: "The three torrone bars of the gift box close up, their bands reading nocciole, misto and mandorle",
  },
  "confezione-barbagia-closed": {
    de: "Geschlossene Geschenkschachtel mit bordeauxroter Schleife, auf dem Deckel Su Turrone, davor Mandeln und Haselnüsse",
    it: "Confezione regalo chiusa con fiocco bordeaux, sul coperchio Su Turrone, davanti mandorle e nocciole",
    en: "Closed gift box tied with a burgundy bow, Su Turrone on its lid, almonds and hazelnuts in front",
  },
  "confezione-assaggio": {
    de: "Offene Schachtel mit sechs kurzen Torronestangen, jede mit einer Banderole in eigener Farbe, davor eine Scheibe Torrone",
    it: "Scatola aperta con sei stecche corte di torrone, ognuna con una fascetta di colore diverso, davanti una fetta di torrone",
    en: "Open box with six short bars of torrone, each in a band of its own colour, a slice of torrone in front",
  },
  "confezione-assaggio-detail": {
    de: "Torronestangen des Probierpakets von nahem, auf den Banderolen ihre Namen, vorn mandorle",
    it: "Stecche della confezione assaggio da vicino, con il nome sulle fascette, davanti mandorle",
    en: "Bars of the tasting box close up, their names on the bands, mandorle in front",
  },
  "confezione-assaggio-closed": {
    de: "Geschlossene Schachtel mit heller Banderole und der Aufschrift Sei torroni da assaggiare, davor drei Scheiben Torrone",
    it: "Scatola chiusa con fascia chiara e la scritta Sei torroni da assaggiare, davanti tre fette di torrone",
    en: "Closed box with a pale sleeve reading Sei torroni da assaggiare, six torroni to taste, three slices of torrone in front",
  },
  "cassetta-1885": {
    de: "Kleine Holzkiste mit eingebrannter Jahreszahl 1885 und fünf Torronestangen",
    it: "Cassetta di legno con la scritta 1885 impressa a fuoco e cinque stecche di torrone",
    en: "Small wooden crate branded 1885 holding five bars of torrone",
  },
  "cassetta-1885-detail": {
    de: "Torronestangen in der Holzkiste von nahem, am Rand eingebrannt die Jahreszahl 1885",
    it: "Stecche di torrone nella cassetta da vicino, sul bordo impresso a fuoco l’anno 1885",
    en: "Bars of torrone in the wooden crate close up, the year 1885 branded on its edge",
  },
  "cassetta-1885-closed": {
    de: "Geschlossene Holzkiste, mit Schnur gebunden, auf dem Deckel Su Turrone, vorn die Jahreszahl 1885",
    it: "Cassetta di legno chiusa e legata con lo spago, sul coperchio Su Turrone, davanti l’anno 1885",
    en: "Closed wooden crate tied with twine, Su Turrone on its lid, the year 1885 on its front",
  },
} as const satisfies Readonly<Record<string, PerLanguage>>;

export type ProductPictureName = keyof typeof alts;

/** A seed picture; all are 1,600 by 1,200 pixels. */
export const productPicture = (name: ProductPictureName): SeedPicture => ({
  name,
  width: 1600,
  height: 1200,
  alt: alts[name],
});
