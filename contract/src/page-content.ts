import type { Language, PerLanguage, TextLanguage } from "./languages";
import { aboutWords } from "./page-words/about";
import { contactWords } from "./page-words/contact";
import { homeWords } from "./page-words/home";
import { shippingWords } from "./page-words/shipping";
import type { SitePictureName } from "./site-pictures";

/** Programmed pages whose texts and pictures the owner may change (spec §1). */
export const contentPages = ["home", "about", "shipping", "contact"] as const;

export type ContentPage = (typeof contentPages)[number];

export const isContentPage = (value: unknown): value is ContentPage =>
  contentPages.some((page) => page === value);

/** Default texts of each page, by key; the first part of a key is its block. */
export const pageWords = {
  home: homeWords,
  about: aboutWords,
  shipping: shippingWords,
  contact: contactWords,
} as const satisfies Record<ContentPage, Record<string, PerLanguage>>;

export type PageWord<Page extends ContentPage> = keyof (typeof pageWords)[Page] & string;

/** Default pictures of each page, by place; the first part of a place is its block. */
export const pagePictures = {
  home: {
    "hero.picture": "hero-1",
    "craft.steps.1.picture": "craft-1",
    "craft.steps.2.picture": "craft-2",
    "craft.steps.3.picture": "craft-3",
    "craft.steps.4.picture": "craft-4",
    "visit.picture": "landscape-barbagia",
  },
  about: {
    picture: "hero-2",
    "process.steps.1.picture": "craft-1",
    "process.steps.2.picture": "craft-2",
    "process.steps.3.picture": "craft-3",
    "process.steps.4.picture": "craft-4",
    "visit.picture": "landscape-barbagia",
  },
  shipping: {},
  contact: { picture: "landscape-barbagia" },
} as const satisfies Record<ContentPage, Record<string, SitePictureName>>;

export type PagePicture<Page extends ContentPage> = keyof (typeof pagePictures)[Page] & string;

/** Optional parts of each page, and whether they are shown by default. */
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
    // a traditional product of Sardinia (PAT), and HACCP, which is mandatory for every food producer
    "certifications.pat": true,
    "certifications.haccp": true,
    visit: true,
  },
  shipping: { support: true },
  contact: { help: true },
} as const satisfies Record<ContentPage, Record<string, boolean>>;

export type PagePart<Page extends ContentPage> = keyof (typeof pageParts)[Page] & string;

/** Limits of the owner's content. */
export const pageContentLimits = {
  /** Characters per text. */
  text: 4_000,
  /** Own sections per page. */
  sections: 8,
  /** Characters of the title and text of an own section. */
  sectionTitle: 120,
  sectionText: 10_000,
  /** Characters of a picture's alt text. */
  alt: 300,
} as const;

/** Names of the placeholders in a text: `{{price}}`. */
export const valueNames = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

/** The placeholders allowed in the text of a key, filled in by the page: those in its default text. */
export const valuesOf = (words: PerLanguage): string[] => [...new Set(valueNames(words.de))];

/** A picture uploaded by the owner. */
export interface ContentPicture {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: PerLanguage;
}

/** A section added by the owner; a language without title and text shows the section in another language. */
export interface OwnSection {
  /** Generated in the admin: letters and digits. */
  id: string;
  picture: ContentPicture | null;
  /** `text` in Markdown. */
  words: PerLanguage<{ title: string; text: string }>;
}

/** All changes of the owner to a page. Everything else has its default. */
export interface PageContent {
  /** Changed texts only, by language and key. */
  words: PerLanguage<Readonly<Record<string, string>>>;
  /** By place. */
  pictures: Readonly<Record<string, ContentPicture>>;
  /** By part: whether it is shown. */
  shown: Readonly<Record<string, boolean>>;
  /** In display order. */
  sections: readonly OwnSection[];
}

export const unchangedPageContent: PageContent = {
  words: { de: {}, it: {}, en: {} },
  pictures: {},
  shown: {},
  sections: [],
};

export interface ShownPicture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** An own section in the requested language, or its fallback. */
export interface ShownSection {
  id: string;
  language: TextLanguage;
  title: string;
  /** Sanitised; can be inserted into a page. */
  html: string;
  picture: ShownPicture | null;
}

/** The owner's changes to a page, in one language. */
export interface PageContentView {
  words: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, ShownPicture>>;
  shown: Readonly<Record<string, boolean>>;
  sections: ShownSection[];
}

/** Response of `GET /store/page-content/:page`. */
export interface PageContentAnswer {
  content: PageContentView;
}

/** Query parameter of a page, and of the route above, with the key to unpublished content. */
export const previewParameter = "preview";

export const previewSeconds = 60 * 60;

/** The languages in which a section has texts. */
export const languagesOf = ({ words }: OwnSection): Language[] =>
  (Object.keys(words) as Language[]).filter(
    (language) => words[language].title.trim() !== "" || words[language].text.trim() !== "",
  );
