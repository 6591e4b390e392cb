import type { Band } from "./bands";
import type { Allergen } from "./food-labels";
import type { ChoiceName, ChoiceValues } from "./lists";
import type { Cents } from "./money";
import type { PerLanguage } from "./languages";

/** A weight of a product that is on sale, with its current price and stock. */
export interface CatalogueVariant {
  id: string;
  sku: string | null;
  /** Net weight in grams. */
  grams: number;
  /** Tax and active sales included. */
  cents: Cents;
  /** Lowest price of the thirty days before a running reduction (directive 98/6/EC, art. 6a); null without one. */
  was_cents: Cents | null;
  /** Packs available now; null if stock is not tracked. */
  stock: number | null;
}

/** A product on sale as returned by commerce, in the language of the request. */
export interface CatalogueProduct {
  id: string;
  title: string;
  subtitle: string | null;
  /** Null in lists. */
  description: string | null;
  images: { url: string; rank: number }[];
  /** Categories visible to visitors. */
  categories: { id: string; name: string }[];
  tags: { id: string; value: string }[];
  /** At least one, unordered. */
  variants: CatalogueVariant[];
  /** The bands around it, or around what lies in a box; empty when the owner has chosen none. */
  bands: Band[];
  /** Product data beyond Medusa's fields (module product-details). */
  product_detail?: unknown;
  /** Food information (module food-labels); not in lists. */
  food_label?: unknown;
}

/** Products with data of other modules, so that one response is enough to render a page. */
export interface CatalogueProducts<Product extends CatalogueProduct = CatalogueProduct> {
  products: Product[];
  /** Slugs of the products and of their categories by id; missing languages are filled by fallback. */
  slugs: Record<string, PerLanguage>;
  /** Ratings from approved reviews by product id; products without reviews are omitted. */
  ratings: Record<string, { count: number; average: number }>;
}

/** Facets: what each additional filter value would list, with all other filters unchanged. */
export interface CatalogueFacets {
  /** Only categories with matching products. */
  categories: { id: string; count: number }[];
  /** Ascending. */
  weights: { grams: number; count: number }[];
  /** Lowest and highest price; null if the list is empty. */
  price: { min: Cents; max: Cents } | null;
  /** Number of products available now. */
  available: number;
  /** By kind, in the order of `listChoices`. Values without a match are omitted. */
  choices: Record<ChoiceName, { value: string; count: number }[]>;
}

/** A product of a list with the ids of its matching variants, cheapest first. */
export type ListedProduct = CatalogueProduct & { variant_ids: string[] };

/** What a search text says about a diet. */
export interface SearchedDiet {
  /** Ingredients it excludes ("nut-free"): only products whose labels have neither them nor their traces are listed. */
  avoids: ChoiceValues["free"];
  /**
   * Whether it asks for a diet that no label answers ("sugar-free", "vegan"), and no product is
   * named so: none is listed.
   */
  unanswered: boolean;
}

/** Response of `GET /store/catalogue`. */
export interface CatalogueList extends CatalogueProducts<ListedProduct> {
  /** Number of products on all pages. */
  count: number;
  /** The returned page: the last one if a later page was requested. */
  page: number;
  /** At least 1. */
  pages: number;
  size: number;
  facets: CatalogueFacets;
  diet: SearchedDiet;
}

export interface LabelAllergens {
  /** Of its ingredients. */
  contains: readonly Allergen[];
  /** Of which it may contain traces. */
  traces: readonly Allergen[];
}

/** Response of `GET /store/catalogue/allergens`: the products on sale by name, a page of them. */
export interface AllergenTable {
  products: {
    id: string;
    /** In the language of the request. */
    name: string;
    slugs: PerLanguage;
    /** Null without a label, or with one that lists no ingredients: nothing is known. */
    label: (LabelAllergens & { demo: boolean }) | null;
  }[];
  /** Allergens that a product on any page contains or may contain traces of, in the order of the law. */
  allergens: Allergen[];
  /** The returned page: the last one if a later page was requested. */
  page: number;
  /** At least 1. */
  pages: number;
}

export interface BoxContentView {
  id: string;
  /** In the language of the request. */
  name: string;
  pieces: number;
  /** Null if it has none of its own. */
  band: Band | null;
  /** Null if it cannot be bought separately now. */
  slugs: PerLanguage | null;
}

/** Response of `GET /store/catalogue/products/:slug` for the current slug of a product on sale. */
export interface CatalogueProductPage extends CatalogueProducts {
  current: true;
  /** Id of the product, which is one of `products`. */
  id: string;
  /** Ids of related products, best match first; they are included in `products`. */
  related: string[];
  /** Contents of a gift box, in the owner's order; empty for other products. */
  contents: BoxContentView[];
}

/** Response of the same route for a former slug of the product, or for its slug in another language. */
export interface CatalogueProductMoved {
  current: false;
  /** Its current slugs. */
  slugs: PerLanguage;
}

/** Response of `GET /store/catalogue/suggest`: suggestions for the beginning of a search term. */
export interface Suggestions {
  /** At most six, best match first. */
  products: {
    id: string;
    name: string;
    slugs: PerLanguage;
    /** Price of the cheapest weight available, otherwise of the cheapest weight. */
    cents: Cents;
    /** URL of its first picture; null if it has none. */
    picture: string | null;
  }[];
  /** Similar words from the catalogue for search words without a match. */
  words: string[];
}
