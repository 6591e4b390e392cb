import type { ChoiceName, ChoiceValues } from "./lists";
import type { Cents } from "./money";
import type { PerLanguage } from "./languages";

/** One weight of a product that is on sale, at the price and with the stock of the moment. */
export interface CatalogueVariant {
  id: string;
  sku: string | null;
  /** Net weight. */
  grams: number;
  /** Tax and running sales included. */
  cents: Cents;
  /** Packs that can be bought now; null where they are not counted. */
  stock: number | null;
}

/** A product on sale as commerce tells of it, in the language of the request. */
export interface CatalogueProduct {
  id: string;
  title: string;
  subtitle: string | null;
  /** Null in lists. */
  description: string | null;
  images: { url: string; rank: number }[];
  /** Those that visitors can see. */
  categories: { id: string; name: string }[];
  tags: { id: string; value: string }[];
  /** At least one, in no order. */
  variants: CatalogueVariant[];
  /** What the shop knows of it beyond Medusa's fields (module product-details). */
  product_detail?: unknown;
  /** Its food information (module food-labels); not in lists. */
  food_label?: unknown;
}

/** Products with what other modules know of them, so that one answer makes a page. */
export interface CatalogueProducts<Product extends CatalogueProduct = CatalogueProduct> {
  products: Product[];
  /** Slugs of the products and of their categories, filled by fallback, by id. */
  slugs: Record<string, PerLanguage>;
  /** What approved reviews say together, by product; of those that have some. */
  ratings: Record<string, { count: number; average: number }>;
}

/** What one more choice would list, everything else left as it is. */
export interface CatalogueFacets {
  /** Only categories that have something. */
  categories: { id: string; count: number }[];
  /** Ascending. */
  weights: { grams: number; count: number }[];
  /** Lowest and highest price there is; null where nothing is listed. */
  price: { min: Cents; max: Cents } | null;
  /** How many can be bought now. */
  available: number;
  /** By kind, in the order of `listChoices`; what nothing has is left out, but what nothing is free of is told. */
  choices: Record<ChoiceName, { value: string; count: number }[]>;
}

/** A product of a list, with those of its weights that are what was asked for, the cheapest first. */
export type ListedProduct = CatalogueProduct & { variant_ids: string[] };

/** Answer of `GET /store/catalogue`. */
export interface CatalogueList extends CatalogueProducts<ListedProduct> {
  /** Products on all pages. */
  count: number;
  /** The page given: the last one where a later one was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
  size: number;
  facets: CatalogueFacets;
}

/** Another product that lies in a gift box. */
export interface BoxContentView {
  /** Of the product. */
  id: string;
  /** In the language of the request. */
  name: string;
  pieces: number;
  /** Null where it cannot be bought by itself now. */
  slugs: PerLanguage | null;
}

/** Answer of `GET /store/catalogue/products/:slug` for a slug that stands for a product on sale. */
export interface CatalogueProductPage extends CatalogueProducts {
  current: true;
  /** Of the product, which is one of `products`. */
  id: string;
  /** Of those that go well with it, the best first; they are among `products` too. */
  related: string[];
  /** What lies in it, in the owner's order; empty where it is no box. */
  contents: BoxContentView[];
}

/** Answer of the same for a slug that was the product's, or is its slug of another language. */
export interface CatalogueProductMoved {
  current: false;
  /** Where it is now. */
  slugs: PerLanguage;
}

/** Answer of `GET /store/catalogue/suggest`: what may be meant by the beginning of a search. */
export interface Suggestions {
  /** At most six, the best match first. */
  products: {
    id: string;
    name: string;
    slugs: PerLanguage;
    /** Of the cheapest weight that can be bought, else of the cheapest. */
    cents: Cents;
    /** Address of its first picture; null where it has none. */
    picture: string | null;
  }[];
  /** Words of the shop near to those that find nothing. */
  words: string[];
  /** What the search says is to be missing ("nut-free"). */
  avoids: ChoiceValues["free"];
}
