import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import type { WeightFacts } from "./sale-problems";
import { readRows } from "../../platform/read-rows";

const priceRow = z.looseObject({
  amount: z.coerce.number(),
  currency_code: z.string(),
  min_quantity: z.coerce.number().nullish(),
});

/** The highest price of a single pack in the shop's currency, in cents; null without one. */
function centsOf(prices: readonly (z.infer<typeof priceRow> | null | undefined)[]): number | null {
  const cents = prices.flatMap((price) =>
    price?.currency_code === currency && (price.min_quantity ?? 1) <= 1 ? [toCents(price.amount)] : [],
  );
  return cents.length > 0 ? Math.max(...cents) : null;
}

const variantRow = z.object({
  id: z.string(),
  product_id: z.string(),
  title: z.string().nullish(),
  weight: z.coerce.number().nullish(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  product: z.object({ type_id: z.string().nullish() }).nullish(),
  price_set: z.object({ prices: z.array(priceRow.nullish()).nullish() }).nullish(),
});

/**
 * Facts that determine whether variants can be sold, unordered; unknown ids are left out. @param filters filters of the
 * entity `variant`
 */
export async function readWeights(
  container: MedusaContainer,
  filters: { id: string[] } | { product_id: string[] },
): Promise<(WeightFacts & { productId: string })[]> {
  return (await readRows(container, "variant", variantRow, filters)).map((row) => ({
    id: row.id,
    productId: row.product_id,
    title: row.title ?? "",
    isStockManaged: row.manage_inventory && !row.allow_backorder,
    cents: centsOf(row.price_set?.prices ?? []),
    grams: row.weight ?? null,
    typeId: row.product?.type_id ?? null,
  }));
}
