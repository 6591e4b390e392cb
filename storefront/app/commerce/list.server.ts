import type { ShopContext } from "~/platform/shop.server";
import { fullProducts } from "./catalogue.server";
import { call } from "./client.server";
import { plainQuery, type ListPage, type ListQuery, type Suggestions } from "./list-types";
import { toCard, withVariants } from "./product-view";
import { regionId } from "./region.server";
import type { Category, ProductCard } from "./types";

interface CatalogueAnswer extends Omit<ListPage, "products"> {
  products: { id: string; variant_ids: string[] }[];
}

const listPath = "/store/catalogue";

/** Ids of the categories named by slug, in whatever language. */
const categoryIds = (slugs: readonly string[], categories: readonly Category[]): string[] =>
  categories.filter((c) => slugs.some((slug) => Object.values(c.slugs).includes(slug))).map(({ id }) => id);

/**
 * One page of the products on sale, filtered and sorted by commerce over all of them. Each card shows the weights that
 * are what was asked for. Takes the same number of calls however many products there are.
 * @param categories those the query's slugs are of; one alone where the list is that of a category
 * @throws CommerceError
 */
export async function listPage(
  shop: ShopContext,
  query: ListQuery,
  categories: readonly Category[],
): Promise<ListPage> {
  const { products, ...page } = await call<CatalogueAnswer>(shop, listPath, {
    query: {
      region_id: await regionId(shop),
      ...(query.words === "" ? {} : { q: query.words }),
      category_id: categoryIds(query.categories, categories),
      weight: [...query.weights],
      ...(query.min === null ? {} : { min: query.min }),
      ...(query.max === null ? {} : { max: query.max }),
      available: query.available,
      sort: query.sort,
      page: query.page,
      size: query.size,
    },
  });
  const full = await fullProducts(shop, { ids: products.map(({ id }) => id) });
  const byId = new Map(full.map((product) => [product.id, product]));
  const cards = products.flatMap(({ id, variant_ids }): ProductCard[] => {
    const product = byId.get(id);
    return product ? [toCard(withVariants(product, variant_ids))] : [];
  });
  return { ...page, products: cards };
}

/** Some products to begin with: the first that can be bought. @throws CommerceError */
export async function featuredProducts(shop: ShopContext, count: number): Promise<ProductCard[]> {
  const { products } = await listPage(shop, plainQuery, []);
  return products.filter((product) => !product.soldOut).slice(0, count);
}

/** What may be meant by the beginning of a search. @throws CommerceError */
export async function suggest(shop: ShopContext, words: string): Promise<Suggestions> {
  return call<Suggestions>(shop, `${listPath}/suggest`, {
    query: { region_id: await regionId(shop), q: words },
  });
}
