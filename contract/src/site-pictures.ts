import type { PerLanguage } from "./languages";

/** A picture shipped with the shop. */
interface SitePicture {
  /** Pixels. */
  width: number;
  height: number;
  alt: PerLanguage;
}

/** Pictures of the shop's own pages (files in storefront/pictures/): computer renderings, and drawings. */
export const sitePictures = {
  "hero-1": {
    width: 2400,
    height: 1350,
    alt: {
      de: "Großer Block Mandeltorrone wird in Scheiben geschnitten, Messer, Mandeln und Honigschale",
      it: "Grande blocco di torrone alle mandorle tagliato a fette, con coltello, mandorle e ciotola di miele",
      en: "Large block of almond torrone cut into slices, with knife, almonds and a bowl of honey",
    },
  },
  "hero-2": {
    width: 2400,
    height: 1350,
    alt: {
      de: "Fünf Sorten Torrone nebeneinander auf einem langen Holzbrett, vor jeder eine Scheibe, dazu ein Messer, Nüsse und Myrtebeeren",
      it: "Cinque torroni uno accanto all’altro su un lungo tagliere, davanti a ognuno una fetta, con un coltello, frutta secca e bacche di mirto",
      en: "Five kinds of torrone side by side on a long wooden board, a slice in front of each, with a knife, nuts and myrtle berries",
    },
  },
  "process-1": {
    width: 1600,
    height: 1200,
    alt: {
      de: "Zutaten: Schale mit Mandeln, Glas Honig und zwei Eier",
      it: "Ingredienti: ciotola di mandorle, vasetto di miele e due uova",
      en: "Ingredients: a bowl of almonds, a jar of honey and two eggs",
    },
  },
  "process-2": {
    width: 1600,
    height: 1200,
    alt: {
      de: "Honig wird im Kupferkessel mit Holzspatel gerührt",
      it: "Miele mescolato con la spatola di legno nel paiolo di rame",
      en: "Honey stirred with a wooden paddle in a copper cauldron",
    },
  },
  "process-4": {
    width: 1600,
    height: 1200,
    alt: {
      de: "In Papier gewickelte, verschnürte Torronestangen, daneben eine unverpackte Stange und eine Scheibe",
      it: "Stecche di torrone incartate e legate con lo spago, accanto una stecca senza carta e una fetta",
      en: "Torrone bars wrapped in paper and tied with twine, beside an unwrapped bar and a slice",
    },
  },
  "craft-1": {
    width: 1200,
    height: 1500,
    alt: {
      de: "Linolschnitt: Schale mit Mandeln, ein Glas Honig und zwei Eier",
      it: "Linoleografia: ciotola di mandorle, vasetto di miele e due uova",
      en: "Linocut: a bowl of almonds, a jar of honey and two eggs",
    },
  },
  "craft-2": {
    width: 1200,
    height: 1500,
    alt: {
      de: "Linolschnitt: Honig im Kessel über dem Feuer, darin ein Holzspatel",
      it: "Linoleografia: miele nel paiolo sul fuoco, con la spatola di legno",
      en: "Linocut: honey in a cauldron over the fire, with a wooden paddle",
    },
  },
  "craft-3": {
    width: 1200,
    height: 1500,
    alt: {
      de: "Linolschnitt: steif geschlagener Eischnee mit Schneebesen in einer Schüssel",
      it: "Linoleografia: albume montato a neve con la frusta in una ciotola",
      en: "Linocut: egg white whipped to stiff peaks in a bowl, with a whisk",
    },
  },
  "craft-4": {
    width: 1200,
    height: 1500,
    alt: {
      de: "Linolschnitt: drei verpackte Stangen Torrone mit Band und Etikett, davor ein Messer und ein Stück Torrone",
      it: "Linoleografia: tre stecche di torrone incartate con fascia ed etichetta, davanti un coltello e un pezzo di torrone",
      en: "Linocut: three wrapped bars of torrone with band and label, in front of them a knife and a piece of torrone",
    },
  },
  "landscape-barbagia": {
    width: 2400,
    height: 1350,
    alt: {
      de: "Sanfte Bergketten der Barbagia im Dunst der Morgendämmerung",
      it: "Dolci profili dei monti della Barbagia nella foschia dell’alba",
      en: "Soft mountain ridges of the Barbagia in the haze of dawn",
    },
  },
} as const satisfies Record<string, SitePicture>;

export type SitePictureName = keyof typeof sitePictures;
