import type { ShopContext } from "~/platform/shop.server";
import { fullProducts } from "./catalogue.server";
import { toCard } from "./product-view";
import { rankRelated } from "./related";
import type { Product, ProductCard } from "./types";

/**
 * Products that go well with one: of its category, and, where these are too few to choose from, with its tags.
 * @throws CommerceError
 */
export async function relatedProducts(
  shop: ShopContext,
  product: Product,
  count = 4,
): Promise<ProductCard[]> {
  const [category] = product.categories;
  const siblings = category ? await fullProducts(shop, { categoryId: category.id }) : [];
  const first = rankRelated(product, siblings, count);
  const enough = first.length === count && first.every(({ soldOut }) => !soldOut);
  if (enough || product.tags.length === 0) return first.map(toCard);
  const tagged = await fullProducts(shop, { tagIds: product.tags.map(({ id }) => id) });
  return rankRelated(product, [...siblings, ...tagged], count).map(toCard);
}
