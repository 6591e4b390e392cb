import type { ShopContext } from "~/platform/shop.server";
import type { ResolvedSlug, Slugs, SlugsById } from "@su-turrone/contract/slugs";
import { call, callOrNull } from "./client.server";

type Kind = "product" | "category";

/** Slugs of several entities in one call, by entity id. @throws CommerceError */
export async function slugsOf(shop: ShopContext, kind: Kind, ids: string[]): Promise<Map<string, Slugs>> {
  if (ids.length === 0) return new Map();
  const { slugs } = await call<SlugsById>(shop, `/store/slugs/${kind}`, {
    query: { entity_id: ids },
  });
  return new Map(Object.entries(slugs));
}

/** Whether a slug may be looked up: commerce rejects control characters, and no slug contains any. */
export const isValidSlug = (slug: string): boolean => !/\p{Cc}/u.test(slug);

/** The entity with this slug in the page's language; `current` is false for an old slug. @throws CommerceError */
export async function resolveSlug(shop: ShopContext, kind: Kind, slug: string): Promise<ResolvedSlug | null> {
  if (!isValidSlug(slug)) return null;
  return callOrNull<ResolvedSlug>(shop, `/store/slugs/${kind}/${shop.language}/${encodeURIComponent(slug)}`);
}
