/** View types of posts and pages, like those of the catalogue in types.ts. */
import type { TextLanguage } from "~/i18n/languages";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Picture } from "./types";

/** A post or page in a list. */
export interface ContentEntry {
  id: string;
  /** True for the legally required pages: imprint, terms, privacy, withdrawal, accessibility. */
  legal: boolean;
  slugs: Slugs;
  /** Language of title, teaser and text: the page's language, or the fallback (spec §2). */
  language: TextLanguage;
  /** Languages it is actually written in; only these are offered to search engines. */
  languages: readonly TextLanguage[];
  title: string;
  teaser: string;
  picture: Picture | null;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A post or page with its text. */
export interface FullContentEntry extends ContentEntry {
  /** HTML sanitised by commerce (commerce/src/modules/content/markdown.ts). */
  html: string;
  /** Title for search engines; the title itself if the owner wrote none. */
  seoTitle: string;
  /** Description for search engines; the teaser if the owner wrote none. */
  seoDescription: string;
  relatedProductIds: readonly string[];
}
