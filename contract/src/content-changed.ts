/**
 * What pages are made of, by who makes it outdated: `catalogue` is products, categories, prices, stock and slugs, `reviews`
 * approved reviews and ratings, `content` posts and pages, `shop` what the shop says of itself (region, shipping, delivery).
 */
export const changeTags = ["catalogue", "reviews", "content", "shop"] as const;

/** One of `changeTags`. */
export type ChangeTag = (typeof changeTags)[number];

/** Kinds of content that have a page of their own. */
export const pageKinds = ["product", "post", "page"] as const;

/** Something that has a page of its own. */
export interface ChangedPage {
  kind: (typeof pageKinds)[number];
  id: string;
}

/** Most pages that one message names; the rest goes with the next. */
export const maxChangedPages = 100;

/** What commerce tells the storefront of a change, as signed JSON. */
export interface ContentChanged {
  /** Whatever has one of these is outdated from now on. */
  tags: ChangeTag[];
  /** What search engines are to be told of; empty where the owner has no key for that. */
  pages: ChangedPage[];
  /** When it was sent, in milliseconds since 1970. */
  at: number;
}
