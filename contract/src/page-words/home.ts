import type { PerLanguage } from "../languages";

/** Default texts of the home page. The first part of a key is its block. */
export const homeWords = {
  "head.title": {
    de: "Su Turrone · Torrone aus Tonara, seit 1885",
    it: "Su Turrone · Torrone di Tonara, dal 1885",
    en: "Su Turrone · Torrone, nougat from Tonara, since 1885",
  },
  "head.description": {
    de: "Handgemachter Torrone aus Tonara auf Sardinien: Mandeln und Honig der Insel, Eiweiß, langsam gekocht.",
    it: "Torrone artigianale di Tonara, in Sardegna: mandorle e miele dell’isola, albume, cottura lenta.",
    en: "Handmade nougat (torrone) from Tonara in Sardinia: the island’s almonds and honey, egg white, slow cooking.",
  },
  "hero.eyebrow": {
    de: "Tonara, Sardinien · seit 1885",
    it: "Tonara, Sardegna · dal 1885",
    en: "Tonara, Sardinia · since 1885",
  },
  "hero.title": {
    de: "Der Torrone aus dem Dorf",
    it: "Il torrone del paese",
    en: "The nougat of the town",
  },
  "hero.text": {
    de: "Mandeln und Honig aus Sardinien, Eiweiß und viel Geduld: So kocht ihn unsere Familie in Tonara seit 1885.",
    it: "Mandorle e miele di Sardegna, albume e molta pazienza: la nostra famiglia lo cuoce così, a Tonara, dal 1885.",
    en: "Sardinian almonds and honey, egg white and a great deal of patience: our family has cooked its torrone this way in Tonara since 1885.",
  },
  "hero.action": {
    de: "Torrone ansehen",
    it: "Scopri il torrone",
    en: "See our torrone",
  },
  "season.title": {
    de: "Zum Anfangen",
    it: "Per cominciare",
    en: "A good place to start",
  },
  "season.text": {
    de: "Drei, mit denen man gut beginnt.",
    it: "Tre torroni da assaggiare per primi.",
    en: "Three kinds of torrone to taste first.",
  },
  "craft.title": {
    de: "Vier Schritte, jeder von Hand",
    it: "Quattro gesti, tutti a mano",
    en: "Four steps, each by hand",
  },
  "craft.steps.1.name": {
    de: "Auswählen",
    it: "Scegliere",
    en: "Choosing",
  },
  "craft.steps.1.text": {
    de: "Sardische Mandeln und Honig aus der Gegend. Was nicht gut ist, kommt nicht in den Kessel.",
    it: "Mandorle sarde e miele della zona. Quello che non convince non entra nel paiolo.",
    en: "Sardinian almonds and local honey. What is not good does not go into the cauldron.",
  },
  "craft.steps.2.name": {
    de: "Kochen",
    it: "Cuocere",
    en: "Cooking",
  },
  "craft.steps.2.text": {
    de: "Der Honig kocht langsam bei kleiner Hitze und wird dabei ständig gerührt.",
    it: "Il miele cuoce piano, a fuoco basso, e non si smette mai di mescolarlo.",
    en: "The honey cooks slowly over a low heat and is stirred the whole time.",
  },
  "craft.steps.3.name": {
    de: "Aufschlagen",
    it: "Montare",
    en: "Whisking",
  },
  "craft.steps.3.text": {
    de: "Eiweiß, steif geschlagen, wird unter den Honig gehoben und macht ihn hell.",
    it: "L’albume montato a neve ferma entra nel miele e lo schiarisce.",
    en: "Egg white, whipped to stiff peaks, is folded into the honey and turns it pale.",
  },
  "craft.steps.4.name": {
    de: "Schneiden",
    it: "Tagliare",
    en: "Cutting",
  },
  "craft.steps.4.text": {
    de: "Noch am Tisch wird der Torrone von Hand geschnitten und verpackt.",
    it: "Sullo stesso tavolo il torrone si taglia a mano e si confeziona.",
    en: "Right there on the table, the nougat is cut and wrapped by hand.",
  },
  "facts.free.text": {
    de: "Ab diesem Warenwert liefern wir versandkostenfrei.",
    it: "Da questo importo la spedizione è gratuita.",
    en: "Orders from this value are delivered free of charge.",
  },
  "facts.days.text": {
    de: "Werktage bis zu Ihnen, in {{countries}} Ländern Europas.",
    it: "Giorni lavorativi per la consegna, in {{countries}} Paesi d’Europa.",
    en: "Business days to your door, in {{countries}} European countries.",
  },
  "facts.returns.figure": {
    de: "30",
    it: "30",
    en: "30",
  },
  "facts.returns.text": {
    de: "Tage Zeit, um kostenfrei zurückzugeben.",
    it: "Giorni per il reso gratuito.",
    en: "Days to send things back, free of charge.",
  },
  "facts.support.figure": {
    de: "24/7",
    it: "24/7",
    en: "24/7",
  },
  "facts.support.text": {
    de: "Unser Kundendienst ist rund um die Uhr für Sie da.",
    it: "Il nostro servizio clienti risponde a ogni ora.",
    en: "Our customer support is here for you 24/7.",
  },
  "visit.title": {
    de: "Kommen Sie uns besuchen",
    it: "Venga a trovarci",
    en: "Come and visit us",
  },
  "visit.text": {
    de: "Tonara liegt in der Barbagia, im Bergland von Sardinien. Die Luft ist trocken hier oben. Das tut dem Honig gut, und Ihnen vielleicht auch.",
    it: "Tonara è in Barbagia, tra le montagne della Sardegna. Quassù l’aria è asciutta: fa bene al miele, e forse anche a lei.",
    en: "Tonara lies in the Barbagia, in the mountains of Sardinia. The air is dry up here. It does the honey good, and perhaps you too.",
  },
} satisfies Record<string, PerLanguage>;
