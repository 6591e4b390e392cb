import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import { problemsOf, type SellabilityProblem } from "@su-turrone/contract/sellability";

/** A weight as the owner is told about it. */
export interface VariantSellability {
  id: string;
  /** As the owner named the weight. */
  title: string;
  /** Empty for one that can be sold. */
  problems: SellabilityProblem[];
  /** Whether packs are counted; what is not counted never runs out. */
  counted: boolean;
}

const priceRow = z.object({
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

const variantRows = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullish(),
    weight: z.coerce.number().nullish(),
    manage_inventory: z.boolean(),
    product: z.object({ type_id: z.string().nullish() }).nullish(),
    price_set: z.object({ prices: z.array(priceRow.nullish()).nullish() }).nullish(),
  }),
);

/** What variants lack to be sold, in no order; unknown ids are left out. @param filters of the entity `variant` */
export async function readSellability(
  container: MedusaContainer,
  filters: { id: string[] } | { product_id: string },
): Promise<VariantSellability[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "variant",
    fields: ["id", "title", "weight", "manage_inventory", "product.type_id", "price_set.prices.*"],
    filters,
  });
  return variantRows
    .parse(data)
    .map(({ id, title, weight, manage_inventory: counted, product, price_set: set }) => ({
      id,
      title: title ?? "",
      counted,
      problems: problemsOf({
        cents: centsOf(set?.prices ?? []),
        grams: weight ?? null,
        typeId: product?.type_id ?? null,
      }),
    }));
}
