import type { HttpTypes } from "@medusajs/types";
import { LRUCache } from "lru-cache";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

/** The region changes only with the shop's set-up; one look a minute notices that soon enough. */
const cache = new LRUCache<"region", string, ShopContext>({
  max: 1,
  ttl: 60_000,
  fetchMethod: async (_key, _stale, { context: shop }) => {
    const { regions } = await call<HttpTypes.StoreRegionListResponse>(shop, "/store/regions", {
      query: { fields: "id", limit: 1 },
    });
    const id = regions[0]?.id;
    if (!id) throw new CommerceError("failed", "commerce has no region: its first catalogue is missing");
    return id;
  },
});

/** Id of the shop's one region (EUR, all countries delivered to). @throws CommerceError */
export const regionId = (shop: ShopContext): Promise<string> => cache.forceFetch("region", { context: shop });
