/** View types of posts and pages, as types.ts has them for the catalogue. */
import type { TextLanguage } from "~/i18n/languages";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Picture } from "./types";

/** A post or page in a list. */
export interface ContentEntry {
  id: string;
  /** True for the pages the law asks for: imprint, terms, privacy, withdrawal, accessibility. */
  legal: boolean;
  slugs: Slugs;
  /** Of title, teaser and text: the page's, or the one they fall back to (spec §2). */
  language: TextLanguage;
  /** Languages it has words of its own in; only these are offered to search engines. */
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
  /** HTML that commerce has made safe (commerce/src/modules/content/markdown.ts). */
  html: string;
  /** For search engines; the title where the owner wrote none. */
  seoTitle: string;
  /** For search engines; the teaser where the owner wrote none. */
  seoDescription: string;
  relatedProductIds: readonly string[];
}
