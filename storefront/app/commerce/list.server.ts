import type { CatalogueList, Suggestions } from "@su-turrone/contract/catalogue";
import { choiceNames, type ChoiceValues } from "@su-turrone/contract/lists";
import type { ShopContext } from "~/platform/shop.server";
import { listCategories } from "./catalogue.server";
import { call } from "./client.server";
import { plainQuery, type ListPage, type ListQuery } from "./list-types";
import { seasonCategoryId } from "./shop-facts.server";
import { toCard, toProducts, withVariants } from "./product-view";
import { regionId } from "./region.server";
import type { Category, CategoryTile, ProductCard } from "./types";

const listPath = "/store/catalogue";

/** Ids of the categories named by slug, in whatever language. */
const categoryIds = (slugs: readonly string[], categories: readonly Category[]): string[] =>
  categories.filter((c) => slugs.some((slug) => Object.values(c.slugs).includes(slug))).map(({ id }) => id);

/**
 * One page of the products on sale, filtered and sorted by commerce over all of them. Each card shows the weights that
 * are what was asked for.
 * @param categories those the query's slugs are of; one alone where the list is that of a category
 * @throws CommerceError
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
  const { count, page, pages, facets } = answer;
  const variantsOf = new Map(answer.products.map((listed) => [listed.id, listed.variant_ids]));
  const products = toProducts(answer, shop.language).map((product) =>
    toCard(withVariants(product, variantsOf.get(product.id) ?? [])),
  );
  return { products, count, page, pages, facets };
}

/**
 * Some products to begin with: the first that can be bought.
 * @param count how many at most; all of the first page by default
 * @param free what they have to be free of
 * @throws CommerceError
 */
export async function featuredProducts(
  shop: ShopContext,
  count?: number,
  free: ChoiceValues["free"] = [],
): Promise<ProductCard[]> {
  const { products } = await listPage(shop, { ...plainQuery, choices: { ...plainQuery.choices, free } }, []);
  return products.filter((product) => !product.soldOut).slice(0, count);
}

/** The range as the home page shows it. */
export interface Range {
  /** Products to begin with; in the gift season those of its category first. */
  products: ProductCard[];
  /** Each category that has goods. */
  tiles: CategoryTile[];
  /** What the owner has marked as made for tasting, as a first order; null where nothing of it can be bought. */
  firstOrder: ProductCard | null;
  /** The category of the season where all of the products are in it; null otherwise. */
  season: Category | null;
}

/** The first products that can be bought, and each category that has goods with the picture of its first. @throws CommerceError */
export async function wholeRange(shop: ShopContext, count: number): Promise<Range> {
  const [{ products }, categories, first] = await Promise.all([
    listPage(shop, plainQuery, []),
    listCategories(shop),
    seasonCategoryId(shop),
  ]);
  const season = categories.find(({ id }) => id === first) ?? null;
  const inSeason = season ? await productsOf(shop, season) : [];
  const known = new Set(products.map(({ id }) => id));
  const all = [...products, ...inSeason.filter(({ id }) => !known.has(id))];
  // goods of one category alone show it best: a gift mix is classic nougat too
  const byOwn = all.toSorted((a, b) => a.categories.length - b.categories.length);
  const tiles = categories.flatMap(({ id, name, slugs }) => {
    const shown = byOwn.find((product) => product.categories.some((own) => own.id === id));
    return shown ? [{ id, name, slugs, picture: shown.picture }] : [];
  });
  const gifts = new Set(inSeason.map(({ id }) => id));
  const buyable = all.filter((product) => !product.soldOut);
  const firstOrder = buyable.find(({ occasions }) => occasions.includes("tasting")) ?? null;
  const chosen = buyable
    .filter((product) => product !== firstOrder)
    .toSorted((a, b) => Number(gifts.has(b.id)) - Number(gifts.has(a.id)))
    .slice(0, count);
  return {
    products: chosen,
    tiles,
    firstOrder,
    season: chosen.every(({ id }) => gifts.has(id)) ? season : null,
  };
}

/** The first dozen products of a category, sold-out ones among them. */
async function productsOf(shop: ShopContext, category: Category): Promise<ProductCard[]> {
  const query: ListQuery = { ...plainQuery, categories: [category.slugs[shop.language]], size: 12 };
  return (await listPage(shop, query, [category])).products;
}

/** What may be meant by the beginning of a search. @throws CommerceError */
export async function suggest(shop: ShopContext, words: string): Promise<Suggestions> {
  return call<Suggestions>(shop, `${listPath}/suggest`, {
    query: { region_id: await regionId(shop), q: words },
  });
}
