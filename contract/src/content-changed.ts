/**
 * Cache tags of pages, named after the kind of data: `catalogue` is products, categories, prices, stock and slugs,
 * `reviews` approved reviews and ratings, `content` posts and pages, `shop` general shop data (region, shipping,
 * delivery).
 */
export const changeTags = ["catalogue", "reviews", "content", "shop"] as const;

export type ChangeTag = (typeof changeTags)[number];

export const pageKinds = ["product", "post", "page"] as const;

export interface ChangedPage {
  kind: (typeof pageKinds)[number];
  id: string;
}

/** Maximum number of pages per message; the rest is sent with the next one. */
export const maxChangedPages = 100;

/** Change notification from commerce to the storefront, as signed JSON. */
export interface ContentChanged {
  /** Cached entries with one of these tags are stale. */
  tags: ChangeTag[];
  /** Pages to report to search engines; empty if no key is configured for that. */
  pages: ChangedPage[];
  /** When it was sent, in milliseconds since 1970. */
  at: number;
}
