import { featuredProducts } from "~/commerce/catalogue.server";
import { CommerceError } from "~/commerce/client.server";
import type { ProductCard } from "~/commerce/types";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";

/** Some products for a home page. None while commerce is away: the page has more to say and shall not fail for that. */
export async function featuredOrNone(shop: ShopContext, count: number): Promise<ProductCard[]> {
  try {
    return await featuredProducts(shop, count);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "home without products");
    return [];
  }
}
