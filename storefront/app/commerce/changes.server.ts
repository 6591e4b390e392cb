import type { HttpTypes } from "@medusajs/types";
import type { ShopContext } from "~/platform/shop.server";
import { call } from "./client.server";

/** As many as the catalogue lists in one call. */
const pageSize = 100;

/** When each product was last changed (ISO 8601), by id: for sitemaps. @throws CommerceError */
export async function productChanges(shop: ShopContext): Promise<Map<string, string>> {
  const { products } = await call<HttpTypes.StoreProductListResponse>(shop, "/store/products", {
    query: { fields: "id,updated_at", limit: pageSize },
  });
  return new Map(
    products.flatMap(({ id, updated_at: at }) => (at ? [[id, new Date(at).toISOString()] as const] : [])),
  );
}
