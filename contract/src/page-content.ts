import type { Language, PerLanguage, TextLanguage } from "./languages";
import { aboutWords } from "./page-words/about";
import { contactWords } from "./page-words/contact";
import { homeWords } from "./page-words/home";
import { shippingWords } from "./page-words/shipping";
import type { SitePictureName } from "./site-pictures";

/** Pages that are programmed, whose words and pictures the owner may change (spec §1). */
export const contentPages = ["home", "about", "shipping", "contact"] as const;

/** One of them. */
export type ContentPage = (typeof contentPages)[number];

/** Whether a text names one of them. */
export const isContentPage = (value: unknown): value is ContentPage =>
  contentPages.some((page) => page === value);

/** The words of each page until the owner writes others, by key; the first part of a key is its block. */
export const pageWords = {
  home: homeWords,
  about: aboutWords,
  shipping: shippingWords,
  contact: contactWords,
} as const satisfies Record<ContentPage, Record<string, PerLanguage>>;

/** Key of one of a page's words. */
export type PageWord<Page extends ContentPage> = keyof (typeof pageWords)[Page] & string;

/** The pictures of each page until the owner chooses others, by their place; the first part of a place is its block. */
export const pagePictures = {
  home: {
    "hero.picture": "hero-1",
    "craft.steps.1.picture": "process-1",
    "craft.steps.2.picture": "process-2",
    "craft.steps.3.picture": "process-3",
    "craft.steps.4.picture": "process-4",
    "visit.picture": "landscape-barbagia",
  },
  about: {
    picture: "hero-2",
    "process.steps.1.picture": "process-1",
    "process.steps.2.picture": "process-2",
    "process.steps.3.picture": "process-3",
    "process.steps.4.picture": "process-4",
    "visit.picture": "landscape-barbagia",
  },
  shipping: {},
  contact: { picture: "landscape-barbagia" },
} as const satisfies Record<ContentPage, Record<string, SitePictureName>>;

/** Place of a picture on a page. */
export type PagePicture<Page extends ContentPage> = keyof (typeof pagePictures)[Page] & string;

/** Parts of each page that the owner may leave out, and whether they are shown until then. */
export const pageParts = {
  home: { season: true, craft: true, facts: true, visit: true },
  about: {
    history: true,
    values: true,
    process: true,
    team: true,
    "team.founder": true,
    "team.production": true,
    "team.quality": true,
    "team.marketing": true,
    certifications: true,
    // organic needs the code of an inspection body (Reg. 2018/848); Torrone di Tonara has no protected geographical indication
    "certifications.organic": false,
    "certifications.pgi": false,
    // a traditional product of Sardinia (PAT), and what every maker of food has to have
    "certifications.pat": true,
    "certifications.haccp": true,
    visit: true,
  },
  shipping: { support: true },
  contact: { help: true },
} as const satisfies Record<ContentPage, Record<string, boolean>>;

/** A part of a page that may be left out. */
export type PagePart<Page extends ContentPage> = keyof (typeof pageParts)[Page] & string;

/** What the owner may write at most. */
export const pageContentLimits = {
  /** Characters of one text. */
  text: 4_000,
  /** Sections of the owner's own, a page. */
  sections: 8,
  /** Characters of the title and the text of such a section. */
  sectionTitle: 120,
  sectionText: 10_000,
  /** Characters of the description of a picture. */
  alt: 300,
} as const;

/** Names of the values a text takes in: `{{price}}`. */
export const valueNames = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

/** The values the text of a key may name, which the page puts in: those its first words name. */
export const valuesOf = (words: PerLanguage): string[] => [...new Set(valueNames(words.de))];

/** A picture the owner has uploaded. */
export interface ContentPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** What is to be seen on it. */
  alt: PerLanguage;
}

/** A section the owner has added to a page; a language without a title and a text has none, and shows another's. */
export interface OwnSection {
  /** Of the owner's making: letters and digits. */
  id: string;
  picture: ContentPicture | null;
  /** `text` in Markdown. */
  words: PerLanguage<{ title: string; text: string }>;
}

/** All the owner has changed of a page. What is not here is as the shop came. */
export interface PageContent {
  /** By language and key; only what differs. */
  words: PerLanguage<Readonly<Record<string, string>>>;
  /** By place. */
  pictures: Readonly<Record<string, ContentPicture>>;
  /** By part: whether it is shown. */
  shown: Readonly<Record<string, boolean>>;
  /** In the order they are shown. */
  sections: readonly OwnSection[];
}

/** A page of which nothing was changed. */
export const unchangedPageContent: PageContent = {
  words: { de: {}, it: {}, en: {} },
  pictures: {},
  shown: {},
  sections: [],
};

/** A picture in one language. */
export interface ShownPicture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** A section of the owner's in the language asked for, or the one it falls back to. */
export interface ShownSection {
  id: string;
  language: TextLanguage;
  title: string;
  /** Safe to be put into a page. */
  html: string;
  picture: ShownPicture | null;
}

/** What the owner has changed of a page, in one language. */
export interface PageContentView {
  words: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, ShownPicture>>;
  shown: Readonly<Record<string, boolean>>;
  sections: ShownSection[];
}

/** Answer of `GET /store/page-content/:page`. */
export interface PageContentAnswer {
  content: PageContentView;
}

/** Query parameter of a page, and of the route above, that carries the key to words not yet published. */
export const previewParameter = "preview";

/** How long the link to such words works, in seconds. */
export const previewSeconds = 60 * 60;

/** The languages a section has words in. */
export const languagesOf = ({ words }: OwnSection): Language[] =>
  (Object.keys(words) as Language[]).filter(
    (language) => words[language].title.trim() !== "" || words[language].text.trim() !== "",
  );
