import { z } from "zod";
import { asOwner } from "../../e2e/support/admin";

const page = z.object({ settings: z.object({ gift_season: z.object({}).loose() }) });

const found = z.object({ product_categories: z.array(z.object({ id: z.string() })).length(1) });

/** Id of a category. @throws ZodError where there is none */
async function idOf(handle: string): Promise<string | undefined> {
  const answer = await asOwner(`/admin/product-categories?handle=${handle}&fields=id`);
  return found.parse(answer).product_categories[0]?.id;
}

const save = (gift_season: object) => asOwner("/admin/shop-settings", { changes: { gift_season } });

/** The first and the last day of a season, as month and day. */
export type Season = readonly [first: string, last: string];

/** The shop's gift season, for tests that must not ask which day it is. */
export function giftSeason() {
  let before: object | undefined;
  return {
    /** Puts a category first between two days; null: none on any. @param handle its slug in German */
    async set(handle: string | null, [first, last]: Season = ["01-01", "12-31"]): Promise<void> {
      before ??= page.parse(await asOwner("/admin/shop-settings")).settings.gift_season;
      await save({ category_id: handle === null ? null : await idOf(handle), first, last });
    },
    /** Leaves it as it was. */
    async restore(): Promise<void> {
      if (before) await save(before);
    },
  };
}
