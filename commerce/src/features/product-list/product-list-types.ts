/** `sold_out`: in the shop, without a pack of any weight left. */
export const productFilters = ["all", "on_sale", "draft", "sold_out"] as const;

export interface ProductRow {
  id: string;
  /** In the owner's language; so are the categories. */
  name: string;
  /** URL; null when there is none. */
  thumbnail: string | null;
  categories: string[];
  on_sale: boolean;
  /** Whether the shop shows it, which leaves out those on sale that lack something. */
  shown: boolean;
  /** Packs of all weights available for sale; null if one of them is not counted. */
  available: number | null;
  /** Lowest and highest price of a pack in cents, reduced ones in the shop; null without one. */
  prices: { lowest: number; highest: number } | null;
}

/** Response of `GET /admin/product-list`, sorted by name. */
export interface ProductListAnswer {
  products: ProductRow[];
  count: number;
}
