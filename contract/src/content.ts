import type { PerLanguage, TextLanguage } from "./languages";

/** Content written by the owner: blog posts and standalone pages. Both have slugs. */
export const contentKinds = ["post", "page"] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Pages that footer, checkout and mails link to regardless of their slug. At most one page has each role. */
export const pageRoles = ["imprint", "terms", "privacy", "withdrawal", "accessibility"] as const;

export type PageRole = (typeof pageRoles)[number];

/**
 * Slugs of the role pages in the initial catalogue; the shop links to them by these. If the owner changes a slug, the
 * old one redirects to the new one.
 */
export const rolePageSlugs: Readonly<Record<PageRole, PerLanguage>> = {
  imprint: { de: "impressum", it: "note-legali", en: "legal-notice" },
  terms: { de: "agb", it: "condizioni-di-vendita", en: "terms" },
  privacy: { de: "datenschutz", it: "privacy", en: "privacy" },
  withdrawal: { de: "widerruf", it: "recesso", en: "withdrawal" },
  accessibility: { de: "barrierefreiheit", it: "accessibilita", en: "accessibility" },
};

/** A post or page in a list, in one language; used in `GET /store/posts` and `GET /store/pages`. */
export interface EntryView {
  id: string;
  kind: ContentKind;
  role: PageRole | null;
  slugs: PerLanguage;
  /** Language of the texts below: the requested one, or its fallback. */
  language: TextLanguage;
  /** Languages that have their own texts. */
  languages: TextLanguage[];
  title: string;
  teaser: string;
  picture: { url: string; alt: string; width: number; height: number } | null;
  /** ISO 8601, UTC. */
  published_at: string | null;
  updated_at: string;
}

/** A post or page with its text, as shown to a visitor. */
export interface EntryPage extends EntryView {
  /** Sanitised; can be inserted into a page. */
  html: string;
  /** Empty: the title is used. */
  seo_title: string;
  /** Empty: the teaser is used. */
  seo_description: string;
  related_product_ids: string[];
}

/**
 * The entry a slug belongs to, and whether the slug is the current one for the language (otherwise the visitor is
 * redirected).
 */
export interface EntryBySlug {
  entry: EntryPage;
  current: boolean;
}

/** Response of `GET /store/posts`: a page of posts, newest first, and the total count. */
export interface PostList {
  posts: EntryView[];
  count: number;
  limit: number;
  offset: number;
}

/** Response of `GET /store/pages`. */
export interface PageList {
  pages: EntryView[];
}

/** Response of `GET /store/posts/:slug`. */
export interface PostAnswer {
  post: EntryPage;
  current: boolean;
}

/** Response of `GET /store/pages/:slug`. */
export interface PageAnswer {
  page: EntryPage;
  current: boolean;
}
