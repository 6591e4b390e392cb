import type { PerLanguage, TextLanguage } from "./languages";

/** What the owner writes: posts of the blog and single pages. Both have slugs. */
export const contentKinds = ["post", "page"] as const;

/** One of them. */
export type ContentKind = (typeof contentKinds)[number];

/** Pages that footer, checkout and mails point to whatever their address is. At most one page has a role. */
export const pageRoles = ["imprint", "terms", "privacy", "withdrawal", "accessibility"] as const;

/** One of them. */
export type PageRole = (typeof pageRoles)[number];

/**
 * Slugs the pages with a role have in the first catalogue, by which the shop links to them. Where the owner gives a page
 * another address, the old one leads on to it.
 */
export const rolePageSlugs: Readonly<Record<PageRole, PerLanguage>> = {
  imprint: { de: "impressum", it: "note-legali", en: "legal-notice" },
  terms: { de: "agb", it: "condizioni-di-vendita", en: "terms" },
  privacy: { de: "datenschutz", it: "privacy", en: "privacy" },
  withdrawal: { de: "widerruf", it: "recesso", en: "withdrawal" },
  accessibility: { de: "barrierefreiheit", it: "accessibilita", en: "accessibility" },
};

/** A post or page as a list shows it, in one language; lists of `GET /store/posts` and `GET /store/pages`. */
export interface EntryView {
  id: string;
  kind: ContentKind;
  role: PageRole | null;
  slugs: PerLanguage;
  /** Language of the words below: the one asked for, or the one it falls back to. */
  language: TextLanguage;
  /** Languages that have words of their own. */
  languages: TextLanguage[];
  title: string;
  teaser: string;
  picture: { url: string; alt: string; width: number; height: number } | null;
  /** ISO 8601, UTC. */
  published_at: string | null;
  updated_at: string;
}

/** A post or page with its text, as a visitor reads it. */
export interface EntryPage extends EntryView {
  /** Safe to be put into a page. */
  html: string;
  /** Empty: the title serves. */
  seo_title: string;
  /** Empty: the teaser serves. */
  seo_description: string;
  related_product_ids: string[];
}

/** Answer to a slug: what has it, and whether it is the right one for the language (else the visitor is sent on). */
export interface EntryBySlug {
  entry: EntryPage;
  current: boolean;
}

/** Answer of `GET /store/posts`: some posts, the newest first, and how many there are. */
export interface PostList {
  posts: EntryView[];
  count: number;
  limit: number;
  offset: number;
}

/** Answer of `GET /store/pages`. */
export interface PageList {
  pages: EntryView[];
}

/** Answer of `GET /store/posts/:slug`. */
export interface PostAnswer {
  post: EntryPage;
  current: boolean;
}

/** Answer of `GET /store/pages/:slug`. */
export interface PageAnswer {
  page: EntryPage;
  current: boolean;
}
