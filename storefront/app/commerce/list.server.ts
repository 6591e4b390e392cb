import { bandNames, type BandName } from "@su-turrone/contract/bands";
import type { AllergenTable, CatalogueList, Suggestions } from "@su-turrone/contract/catalogue";
import { choiceNames, type ChoiceValues } from "@su-turrone/contract/lists";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { ShopContext } from "~/platform/shop.server";
import { listCategories, regionId } from "./catalogue.server";
import { call, withFallback } from "./client.server";
import { seasonCategoryId } from "./shop-facts.server";
import { toCard, toProducts, withVariants } from "./product-view";
import { type Category, defaultListQuery, type ListPage, type ListQuery, type ProductCard } from "./types";

const listPath = "/store/catalogue";

/** Ids of the categories with these slugs, in any language. */
const categoryIds = (slugs: readonly string[], categories: readonly Category[]): string[] =>
  categories.filter((c) => slugs.some((slug) => Object.values(c.slugs).includes(slug))).map(({ id }) => id);

/**
 * One page of the products on sale, filtered and sorted by commerce. Each card only contains the weights that match the
 * filters.
 * @param categories categories the query's slugs belong to; only the page's own category on a category page
 */
export async function listPage(
  shop: ShopContext,
  query: ListQuery,
  categories: readonly Category[],
): Promise<ListPage> {
  const answer = await call<CatalogueList>(shop, listPath, {
    query: {
      region_id: await regionId(shop),
      ...(query.words === "" ? {} : { q: query.words }),
      category_id: categoryIds(query.categories, categories),
      weight: [...query.weights],
      ...(query.min === null ? {} : { min: query.min }),
      ...(query.max === null ? {} : { max: query.max }),
      available: query.available,
      ...Object.fromEntries(choiceNames.map((name) => [name, [...query.choices[name]]])),
      sort: query.sort,
      page: query.page,
      size: query.size,
    },
  });
  const { count, page, pages, facets, diet } = answer;
  const variantsOf = new Map(answer.products.map((listed) => [listed.id, listed.variant_ids]));
  const products = toProducts(answer, shop.language).map((product) =>
    toCard(withVariants(product, variantsOf.get(product.id) ?? [])),
  );
  return { products, count, page, pages, facets, diet };
}

/**
 * Featured products: the first ones that can be bought.
 * @param count maximum number; by default the whole first page
 * @param free what they must be free from
 */
export async function featuredProducts(
  shop: ShopContext,
  count?: number,
  free: ChoiceValues["free"] = [],
): Promise<ProductCard[]> {
  const { products } = await listPage(
    shop,
    { ...defaultListQuery, choices: { ...defaultListQuery.choices, free } },
    [],
  );
  return products.filter((product) => !product.soldOut).slice(0, count);
}

/** The first `count` products that can be bought (default: one page); empty while commerce is down. */
export const featuredOrNone = (shop: ShopContext, count?: number): Promise<ProductCard[]> =>
  withFallback(shop, featuredProducts(shop, count), []);

/** A kind of torrone: its band, and the product that stands for it. */
export interface Kind {
  band: BandName;
  slugs: Slugs;
}

/** The kinds that have a product on sale, in the order of the strip; empty while commerce is down. */
export async function kindsOrNone(shop: ShopContext): Promise<Kind[]> {
  const products = await withFallback(
    shop,
    listPage(shop, defaultListQuery, []).then((page) => page.products),
    [],
    { level: "warn", message: "the kinds of the navigation could not be read" },
  );
  // a mix of small pieces may have the band of a kind, and is in more categories
  const byCategoryCount = products.toSorted((a, b) => a.categories.length - b.categories.length);
  return bandNames.flatMap((band) => {
    const product = byCategoryCount.find(({ bands }) => bands.length === 1 && bands[0] === band);
    return product ? [{ band, slugs: product.slugs }] : [];
  });
}

interface ProductRange {
  /** Featured products; in the gift season those of its category first. */
  products: ProductCard[];
  /** Product the owner has marked as a tasting offer for a first order; null if none can be bought. */
  firstOrder: ProductCard | null;
  /** The seasonal category if all of the products are in it; null otherwise. */
  season: Category | null;
}

/** The product range for the home page. */
async function loadProductRange(shop: ShopContext, count: number): Promise<ProductRange> {
  const [{ products }, categories, seasonId] = await Promise.all([
    listPage(shop, defaultListQuery, []),
    listCategories(shop),
    seasonCategoryId(shop),
  ]);
  const season = categories.find(({ id }) => id === seasonId) ?? null;
  const inSeason = season ? await productsOfCategory(shop, season) : [];
  const known = new Set(products.map(({ id }) => id));
  const candidates = [...products, ...inSeason.filter(({ id }) => !known.has(id))];
  const seasonProductIds = new Set(inSeason.map(({ id }) => id));
  const buyable = candidates.filter((product) => !product.soldOut);
  const firstOrder = buyable.find(({ occasions }) => occasions.includes("tasting")) ?? null;
  const featured = buyable
    .filter((product) => product !== firstOrder)
    .toSorted((a, b) => Number(seasonProductIds.has(b.id)) - Number(seasonProductIds.has(a.id)))
    .slice(0, count);
  return {
    products: featured,
    firstOrder,
    season: featured.every(({ id }) => seasonProductIds.has(id)) ? season : null,
  };
}

/** The product range for the home page; empty while commerce is down. */
export const rangeOrNone = (shop: ShopContext, count: number): Promise<ProductRange> =>
  withFallback<ProductRange>(shop, loadProductRange(shop, count), {
    products: [],
    firstOrder: null,
    season: null,
  });

/** The first dozen products of a category, including sold-out ones. */
async function productsOfCategory(shop: ShopContext, category: Category): Promise<ProductCard[]> {
  const query: ListQuery = { ...defaultListQuery, categories: [category.slugs[shop.language]], size: 12 };
  return (await listPage(shop, query, [category])).products;
}

export async function suggest(shop: ShopContext, words: string): Promise<Suggestions> {
  return call<Suggestions>(shop, `${listPath}/suggest`, {
    query: { region_id: await regionId(shop), q: words },
  });
}

/** Allergens of the products on sale, by name; a page of them. @throws CommerceError */
export async function allergenTable(shop: ShopContext, page: number): Promise<AllergenTable> {
  return call<AllergenTable>(shop, `${listPath}/allergens`, {
    query: { region_id: await regionId(shop), page },
  });
}
