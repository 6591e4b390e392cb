import type { ShopContext } from "~/platform/shop.server";
import type { ResolvedSlug, Slugs, SlugsById } from "@su-turrone/contract/slugs";
import { call, callOrNull } from "./client.server";

type Kind = "product" | "category";

/** The slugs of many entities in one call, by entity id. @throws CommerceError */
export async function slugsOf(shop: ShopContext, kind: Kind, ids: string[]): Promise<Map<string, Slugs>> {
  if (ids.length === 0) return new Map();
  const { slugs } = await call<SlugsById>(shop, `/store/slugs/${kind}`, {
    query: { entity_id: ids },
  });
  return new Map(Object.entries(slugs));
}

/** Whether commerce can be asked for a slug: it takes no control characters, and nothing has them in its slug. */
export const isAskable = (slug: string): boolean => !/\p{Cc}/u.test(slug);

/** What a slug of the page's language stands for; `current` is false for an old one. @throws CommerceError */
export async function resolveSlug(shop: ShopContext, kind: Kind, slug: string): Promise<ResolvedSlug | null> {
  if (!isAskable(slug)) return null;
  return callOrNull<ResolvedSlug>(shop, `/store/slugs/${kind}/${shop.language}/${encodeURIComponent(slug)}`);
}
