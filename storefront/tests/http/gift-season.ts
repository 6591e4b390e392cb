import { z } from "zod";
import { asOwner } from "../../../testing/owner";

const page = z.object({ settings: z.object({ gift_season: z.object({}).loose() }) });

const found = z.object({ product_categories: z.array(z.object({ id: z.string() })).length(1) });

/** Id of a category. @throws ZodError if it does not exist */
async function idOf(handle: string): Promise<string | undefined> {
  const answer = await asOwner(`/admin/product-categories?handle=${handle}&fields=id`);
  return found.parse(answer).product_categories[0]?.id;
}

const save = (gift_season: object) => asOwner("/admin/shop-settings", { changes: { gift_season } });

/** First and last day of a season, as month and day. */
export type Season = readonly [first: string, last: string];

/** Controls the shop's gift season, for tests that must not depend on the current date. */
export function giftSeason() {
  let before: object | undefined;
  return {
    /** Lists a category first between two days; null: none at any time. @param handle its slug in German */
    async set(handle: string | null, [first, last]: Season = ["01-01", "12-31"]): Promise<void> {
      before ??= page.parse(await asOwner("/admin/shop-settings")).settings.gift_season;
      await save({ category_id: handle === null ? null : await idOf(handle), first, last });
    },
    /** Restores the previous season. */
    async restore(): Promise<void> {
      if (before) await save(before);
    },
  };
}
