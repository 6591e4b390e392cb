import type { HttpTypes } from "@medusajs/types";
import { storeFields } from "@su-turrone/contract/store-fields";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

/** Id of the shop's only region (EUR, all delivery countries). @throws CommerceError */
export async function regionId(shop: ShopContext): Promise<string> {
  const { regions } = await call<HttpTypes.StoreRegionListResponse>(shop, "/store/regions", {
    query: { fields: storeFields.region, limit: 1 },
  });
  const id = regions[0]?.id;
  if (!id) throw new CommerceError("failed", "commerce has no region: the initial catalogue is missing");
  return id;
}
