import { asOwner } from "../../../testing/owner";

/** Id of a category. @throws Error if it does not exist */
async function idOf(handle: string): Promise<string> {
  type Found = { product_categories: { id: string }[] };
  const path = `/admin/product-categories?handle=${handle}&fields=id`;
  const [found] = (await asOwner<Found>(path)).product_categories;
  if (!found) throw new Error(`There is no category ${handle}`);
  return found.id;
}

type Saved = { settings: { gift_season: object } };

const save = (gift_season: object) => asOwner("/admin/shop-settings", { changes: { gift_season } });

/** First and last day of a season, as month and day. */
export type Season = readonly [first: string, last: string];

/** Controls the shop's gift season, for tests that must not depend on the current date. */
export function giftSeason() {
  let before: object | undefined;
  return {
    /** Lists a category first between two days; null: none at any time. @param handle its slug in German */
    async set(handle: string | null, [first, last]: Season = ["01-01", "12-31"]): Promise<void> {
      before ??= (await asOwner<Saved>("/admin/shop-settings")).settings.gift_season;
      await save({ category_id: handle === null ? null : await idOf(handle), first, last });
    },
    /** Restores the previous season. */
    async restore(): Promise<void> {
      if (before) await save(before);
    },
  };
}
