import type { HttpTypes } from "@medusajs/types";
import { storeFields } from "@su-turrone/contract/store-fields";
import type { ShopContext } from "~/platform/shop.server";
import { call } from "./client.server";

/** Maximum number of products per call. */
const pageSize = 100;

/** Time of each product's last change (ISO 8601) by id, for sitemaps. @throws CommerceError */
export async function productChangeTimes(shop: ShopContext): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (let offset = 0, count = 1; offset < count; offset += pageSize) {
    const answer = await call<HttpTypes.StoreProductListResponse>(shop, "/store/products", {
      query: { fields: storeFields.productChange, limit: pageSize, offset, order: "created_at" },
    });
    count = answer.count;
    for (const { id, updated_at: at } of answer.products) {
      if (at) changes.set(id, new Date(at).toISOString());
    }
  }
  return changes;
}
