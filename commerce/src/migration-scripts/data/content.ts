import type { PerLanguage } from "../../platform/languages";
import { rolePageSlugs, type PageRole } from "@su-turrone/contract/content";
import type { TextLanguage } from "@su-turrone/contract/languages";
import type { SeedPicture } from "./product-pictures";

/** A seed post. Slugs are derived from the titles; the text is in texts/posts/<file>.<language>.md. */
export interface SeedPost {
  file: string;
  /** Date of publication, in days before the seed runs. */
  daysAgo: number;
  picture: SeedPicture;
  title: PerLanguage;
  teaser: PerLanguage;
  /** Codes of the products of data/products. */
  related: readonly string[];
}

/** A seed page; its text is in texts/pages/<file>.<language>.md. */
export interface SeedPage {
  file: string;
  role: PageRole | null;
  /** The storefront's footer links to these. A page in French or Spanish has one slug for all. */
  slugs: Partial<PerLanguage>;
  texts: Partial<Record<TextLanguage, { title: string; teaser: string }>>;
}

/** Posts about how torrone is made, stored and served. */
export const posts: readonly SeedPost[] = [
  {
    file: "storing-serving",
    daysAgo: 42,
    related: ["MAN", "MOR", "TOR"],
    title: {
      de: "Torrone richtig aufbewahren, schneiden und servieren",
      it: "Conservare, tagliare e servire il torrone",
      en: "How to store, cut and serve torrone",
    },
    teaser: {
      de: "Trocken, gut verschlossen und nicht im Kühlschrank: was ein angebrochener Torrone braucht und wie er sich sauber teilen lässt.",
      it: "All’asciutto, ben chiuso e mai in frigorifero: che cosa serve a un torrone aperto e come dividerlo senza fatica.",
      en: "Dry, well wrapped and never in the fridge: what an opened torrone needs, and how to share it cleanly.",
    },
    picture: {
      name: "process-4",
      width: 1600,
      height: 1200,
      alt: {
        de: "In Papier gewickelte, verschnürte Torronestangen, daneben eine unverpackte Stange und eine Scheibe",
        it: "Stecche di torrone incartate e legate con lo spago, accanto una stecca senza carta e una fetta",
        en: "Torrone bars wrapped in paper and tied with twine, beside an unwrapped bar and a slice",
      },
    },
  },
  {
    file: "mountain-air",
    daysAgo: 28,
    related: ["MAN", "NOC", "NOI"],
    title: {
      de: "Was die Bergluft von Tonara mit dem Torrone zu tun hat",
      it: "Che cosa c’entra l’aria di Tonara con il torrone",
      en: "What the mountain air of Tonara does for torrone",
    },
    teaser: {
      de: "Honig zieht Feuchtigkeit an. In den trockenen Bergen der Barbagia kann er in Ruhe kristallisieren, und der Torrone hält sich.",
      it: "Il miele attira l’umidità. Tra i monti asciutti della Barbagia cristallizza con calma e il torrone si conserva.",
      en: "Honey draws in damp. In the dry mountains of the Barbagia it can crystallise in peace, and the torrone keeps.",
    },
    picture: {
      name: "landscape-barbagia",
      width: 2400,
      height: 1350,
      alt: {
        de: "Sanfte Bergketten der Barbagia im Dunst der Morgendämmerung",
        it: "Dolci profili dei monti della Barbagia nella foschia dell’alba",
        en: "Soft mountain ridges of the Barbagia in the haze of dawn",
      },
    },
  },
  {
    file: "slow-honey",
    daysAgo: 14,
    related: ["COR", "MAN", "MIS"],
    title: {
      de: "Warum der Honig Zeit braucht",
      it: "Perché il miele ha bisogno di tempo",
      en: "Why the honey needs time",
    },
    teaser: {
      de: "Bei kleiner Hitze, immer gerührt, bis ein Tropfen in kaltem Wasser sauber bricht: der längste Schritt unserer Arbeit.",
      it: "A fuoco basso, mescolando sempre, finché una goccia nell’acqua fredda si spezza di netto: il passaggio più lungo del nostro lavoro.",
      en: "Over a low heat, stirred all the while, until a drop snaps cleanly in cold water: the longest step in our work.",
    },
    picture: {
      name: "process-2",
      width: 1600,
      height: 1200,
      alt: {
        de: "Honig wird im Kupferkessel mit Holzspatel gerührt",
        it: "Miele mescolato con la spatola di legno nel paiolo di rame",
        en: "Honey stirred with a wooden paddle in a copper cauldron",
      },
    },
  },
  {
    file: "three-things",
    daysAgo: 1,
    related: ["MAN", "NOC", "MOR"],
    title: {
      de: "Honig, Eiweiß, Mandeln: aus drei Dingen ein Torrone",
      it: "Miele, albume, mandorle: tre cose per un torrone",
      en: "Honey, egg white, almonds: three things make a torrone",
    },
    teaser: {
      de: "Auf dem Tisch der Werkstatt steht wenig. Warum die Auswahl der Zutaten trotzdem der erste und wichtigste Schritt ist.",
      it: "Sul tavolo del laboratorio c’è poco. Perché scegliere gli ingredienti resta comunque il primo passaggio, e il più importante.",
      en: "There is little on the workshop table. Why choosing the ingredients is still the first and most important step.",
    },
    picture: {
      name: "process-1",
      width: 1600,
      height: 1200,
      alt: {
        de: "Zutaten: Schale mit Mandeln, Glas Honig und zwei Eier",
        it: "Ingredienti: ciotola di mandorle, vasetto di miele e due uova",
        en: "Ingredients: a bowl of almonds, a jar of honey and two eggs",
      },
    },
  },
];

/** Legal pages as drafts the owner has to check, and the withdrawal notice for buyers in France and Spain. */
export const pages: readonly SeedPage[] = [
  {
    file: "imprint",
    role: "imprint",
    slugs: rolePageSlugs.imprint,
    texts: {
      de: { title: "Impressum", teaser: "Wer diesen Shop betreibt und wie Sie uns erreichen." },
      it: { title: "Note legali", teaser: "Chi gestisce questo negozio e come contattarci." },
      en: { title: "Legal notice", teaser: "Who runs this shop and how to reach us." },
    },
  },
  {
    file: "terms",
    role: "terms",
    slugs: rolePageSlugs.terms,
    texts: {
      de: {
        title: "Allgemeine Geschäftsbedingungen",
        teaser: "Wie der Vertrag zustande kommt, was er kostet und was er umfasst.",
      },
      it: {
        title: "Condizioni di vendita",
        teaser: "Come si conclude il contratto, quanto costa e che cosa comprende.",
      },
      en: {
        title: "Terms and conditions",
        teaser: "How the contract is made, what it costs and what it covers.",
      },
    },
  },
  {
    file: "privacy",
    role: "privacy",
    slugs: rolePageSlugs.privacy,
    texts: {
      de: {
        title: "Datenschutz",
        teaser: "Welche Daten wir wozu brauchen, wer sie erhält und welche Rechte Sie haben.",
      },
      it: {
        title: "Privacy",
        teaser: "Quali dati ci servono e perché, chi li riceve e quali sono i diritti.",
      },
      en: {
        title: "Privacy",
        teaser: "Which data we need and what for, who receives them, and your rights.",
      },
    },
  },
  {
    file: "withdrawal",
    role: "withdrawal",
    slugs: rolePageSlugs.withdrawal,
    texts: {
      de: {
        title: "Widerrufsbelehrung",
        teaser: "Ihr Recht, binnen vierzehn Tagen zu widerrufen, mit Muster-Formular.",
      },
      it: {
        title: "Recesso",
        teaser: "Il diritto di recedere entro quattordici giorni, con il modulo tipo.",
      },
      en: {
        title: "Withdrawal",
        teaser: "Your right to withdraw within fourteen days, with the model form.",
      },
    },
  },
  {
    file: "accessibility",
    role: "accessibility",
    slugs: rolePageSlugs.accessibility,
    texts: {
      de: {
        title: "Barrierefreiheit",
        teaser: "Wie zugänglich dieser Shop ist und wo Sie Hürden melden können.",
      },
      it: {
        title: "Accessibilità",
        teaser: "Quanto è accessibile questo negozio e dove segnalare un ostacolo.",
      },
      en: { title: "Accessibility", teaser: "How accessible this shop is and where to report a barrier." },
    },
  },
  {
    file: "withdrawal",
    role: null,
    slugs: { it: "retractation" },
    texts: {
      fr: {
        title: "Droit de rétractation",
        teaser: "Votre droit de vous rétracter dans un délai de quatorze jours, avec le formulaire type.",
      },
    },
  },
  {
    file: "withdrawal",
    role: null,
    slugs: { it: "desistimiento" },
    texts: {
      es: {
        title: "Derecho de desistimiento",
        teaser: "Su derecho a desistir en un plazo de 14 días naturales, con el modelo de formulario.",
      },
    },
  },
];
