import type { CatalogueList, Suggestions } from "@su-turrone/contract/catalogue";
import { choiceNames } from "@su-turrone/contract/lists";
import type { ShopContext } from "~/platform/shop.server";
import { listCategories } from "./catalogue.server";
import { call } from "./client.server";
import { plainQuery, type ListPage, type ListQuery } from "./list-types";
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

/** Some products to begin with: the first that can be bought. @throws CommerceError */
export async function featuredProducts(shop: ShopContext, count: number): Promise<ProductCard[]> {
  const { products } = await listPage(shop, plainQuery, []);
  return products.filter((product) => !product.soldOut).slice(0, count);
}

/** The first products that can be bought, and each category that has goods with the picture of its first. @throws CommerceError */
export async function wholeRange(
  shop: ShopContext,
  count: number,
): Promise<{ products: ProductCard[]; tiles: CategoryTile[] }> {
  const [{ products }, categories] = await Promise.all([
    listPage(shop, plainQuery, []),
    listCategories(shop),
  ]);
  // goods of one category alone show it best: a gift mix is classic nougat too
  const byOwn = products.toSorted((a, b) => a.categories.length - b.categories.length);
  const tiles = categories.flatMap(({ id, name, slugs }) => {
    const first = byOwn.find((product) => product.categories.some((own) => own.id === id));
    return first ? [{ id, name, slugs, picture: first.picture }] : [];
  });
  return { products: products.filter((product) => !product.soldOut).slice(0, count), tiles };
}

/** What may be meant by the beginning of a search. @throws CommerceError */
export async function suggest(shop: ShopContext, words: string): Promise<Suggestions> {
  return call<Suggestions>(shop, `${listPath}/suggest`, {
    query: { region_id: await regionId(shop), q: words },
  });
}
