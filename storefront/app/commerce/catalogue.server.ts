import type { HttpTypes } from "@medusajs/types";
import type {
  BoxContentView,
  CatalogueProductMoved,
  CatalogueProductPage,
} from "@su-turrone/contract/catalogue";
import { hasControlCharacters } from "@su-turrone/contract/normalise-text";
import type { ResolvedSlug, Slugs, SlugsById } from "@su-turrone/contract/slugs";
import { storeFields } from "@su-turrone/contract/store-fields";
import type { ShopContext } from "~/platform/shop.server";
import { call, callOrNull, CommerceError, withFallback } from "./client.server";
import { type FoodLabel, type LabelNotice, toFoodLabel, toLabelNotices } from "./label-view";
import { toProductDetails } from "./product-details";
import { fromStoreProduct, toCard, toProduct, toProducts } from "./product-view";
import { ratingsOf } from "./reviews.server";
import { seasonCategoryId } from "./shop-facts.server";
import type { Category, Product, ProductCard, Taste } from "./types";

/** Id of the shop's only region (EUR, all delivery countries). @throws CommerceError */
export async function regionId(shop: ShopContext): Promise<string> {
  const { regions } = await call<HttpTypes.StoreRegionListResponse>(shop, "/store/regions", {
    query: { fields: storeFields.region, limit: 1 },
  });
  const id = regions[0]?.id;
  if (!id) throw new CommerceError("failed", "commerce has no region: the initial catalogue is missing");
  return id;
}

type Kind = "product" | "category";

async function slugsOf(shop: ShopContext, kind: Kind, ids: string[]): Promise<Map<string, Slugs>> {
  if (ids.length === 0) return new Map();
  const { slugs } = await call<SlugsById>(shop, `/store/slugs/${kind}`, {
    query: { entity_id: ids },
  });
  return new Map(Object.entries(slugs));
}

/** Whether a slug may be looked up: commerce rejects control characters, and no slug contains any. */
const isValidSlug = (slug: string): boolean => !hasControlCharacters(slug);

/** The entity with this slug in the page's language; `current` is false for an old slug. @throws CommerceError */
async function resolveSlug(shop: ShopContext, kind: Kind, slug: string): Promise<ResolvedSlug | null> {
  if (!isValidSlug(slug)) return null;
  return callOrNull<ResolvedSlug>(shop, `/store/slugs/${kind}/${shop.language}/${encodeURIComponent(slug)}`);
}

const pageSize = 100;

interface ProductFilter {
  categoryId?: string;
  ids?: string[];
}

/** What a slug refers to: an entity, the slug it moved to, or null for an unknown slug. */
export type SlugResult<T> = { found: T } | { movedTo: string } | null;

async function slugsForProducts(
  shop: ShopContext,
  products: HttpTypes.StoreProduct[],
): Promise<Map<string, Slugs>> {
  const categoryIds = new Set(products.flatMap((p) => p.categories?.map((c) => c.id) ?? []));
  const [ofProducts, ofCategories] = await Promise.all([
    slugsOf(
      shop,
      "product",
      products.map((p) => p.id),
    ),
    slugsOf(shop, "category", [...categoryIds]),
  ]);
  return new Map([...ofProducts, ...ofCategories]);
}

/** Products on sale, in the owner's order. @throws CommerceError */
export async function listProducts(shop: ShopContext, filter: ProductFilter = {}): Promise<ProductCard[]> {
  return (await listFullProducts(shop, filter)).map(toCard);
}

/** Like `listProducts`, with every weight. @throws CommerceError */
export async function listFullProducts(shop: ShopContext, filter: ProductFilter): Promise<Product[]> {
  if (filter.ids?.length === 0) return [];
  const found: Product[] = [];
  for (let offset = 0, count = 1; offset < count; offset += pageSize) {
    const answer = await call<HttpTypes.StoreProductListResponse>(shop, "/store/products", {
      query: {
        fields: storeFields.product,
        region_id: await regionId(shop),
        limit: pageSize,
        offset,
        order: "created_at",
        ...(filter.categoryId ? { category_id: [filter.categoryId] } : {}),
        ...(filter.ids ? { id: filter.ids } : {}),
      },
    });
    count = answer.count;
    const [slugs, ratings] = await Promise.all([
      slugsForProducts(shop, answer.products),
      ratingsOf(
        shop,
        answer.products.map(({ id }) => id),
      ),
    ]);
    for (const product of answer.products) {
      const rating = ratings.get(product.id) ?? null;
      const view = { ...toProduct(fromStoreProduct(product), slugs, shop.language), rating };
      if (view.variants.length > 0) found.push(view);
    }
  }
  return found;
}

interface ProductWithRelated {
  product: Product;
  related: ProductCard[];
  /** Mandatory food information before the purchase; null if unknown. */
  label: FoodLabel | null;
  /** The same in French and Spanish, for the languages in which it is complete. */
  labelNotices: readonly LabelNotice[];
  taste: Taste | null;
  contents: readonly BoxContentView[];
}

/** The product with this slug in the page's language, in one call. @throws CommerceError */
export async function productBySlug(
  shop: ShopContext,
  slug: string,
): Promise<SlugResult<ProductWithRelated>> {
  if (!isValidSlug(slug)) return null;
  const answer = await callOrNull<CatalogueProductPage | CatalogueProductMoved>(
    shop,
    `/store/catalogue/products/${encodeURIComponent(slug)}`,
    { query: { region_id: await regionId(shop) } },
  );
  if (!answer) return null;
  if (!answer.current) return { movedTo: answer.slugs[shop.language] };
  const products = new Map(toProducts(answer, shop.language).map((product) => [product.id, product]));
  const product = products.get(answer.id);
  if (!product) return null;
  const related = answer.related.flatMap((id) => products.get(id) ?? []).map(toCard);
  const raw = answer.products.find(({ id }) => id === answer.id);
  return {
    found: {
      product,
      related,
      label: toFoodLabel(raw?.food_label, shop.language),
      labelNotices: toLabelNotices(raw?.food_label),
      taste: toProductDetails(raw?.product_detail, shop.language).taste,
      contents: answer.contents,
    },
  };
}

/** Categories in the owner's order; in the gift season the gift category comes first. @throws CommerceError */
export async function listCategories(shop: ShopContext): Promise<Category[]> {
  const [categories, seasonId] = await Promise.all([listCategoriesByRank(shop), seasonCategoryId(shop)]);
  return categories.toSorted((a, b) => Number(b.id === seasonId) - Number(a.id === seasonId));
}

async function listCategoriesByRank(shop: ShopContext): Promise<Category[]> {
  const answer = await call<HttpTypes.StoreProductCategoryListResponse>(shop, "/store/product-categories", {
    query: { fields: storeFields.category, limit: pageSize, order: "rank" },
  });
  const categories = answer.product_categories;
  const slugs = await slugsOf(
    shop,
    "category",
    categories.map((c) => c.id),
  );
  return categories.flatMap((c) => {
    const categorySlugs = slugs.get(c.id);
    return categorySlugs
      ? [{ id: c.id, name: c.name, description: c.description, slugs: categorySlugs }]
      : [];
  });
}

/** Categories for the navigation of every page; empty while commerce is down and nothing is cached. */
export const categoriesOrNone = (shop: ShopContext): Promise<Category[]> =>
  withFallback(shop, listCategories(shop), [], {
    level: "warn",
    message: "the categories of the navigation could not be read",
  });

/** The category with this slug in the page's language. @throws CommerceError */
export async function categoryBySlug(shop: ShopContext, slug: string): Promise<SlugResult<Category>> {
  const known = (await listCategories(shop)).find((category) => category.slugs[shop.language] === slug);
  if (known) return { found: known };
  const target = await resolveSlug(shop, "category", slug);
  if (!target) return null;
  if (!target.current) return { movedTo: target.slugs[shop.language] };
  // commerce answers 200 without a category if the owner has hidden it
  const answer = await callOrNull<Partial<HttpTypes.StoreProductCategoryResponse>>(
    shop,
    `/store/product-categories/${target.entity_id}`,
    { query: { fields: storeFields.category } },
  );
  if (!answer?.product_category) return null;
  const { id, name, description } = answer.product_category;
  return { found: { id, name, description, slugs: target.slugs } };
}
