import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { problemsOf, type SellabilityProblem } from "./sellability";

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

const variantRows = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullish(),
    weight: z.coerce.number().nullish(),
    manage_inventory: z.boolean(),
    product: z.object({ type_id: z.string().nullish() }).nullish(),
    price_set: z.object({ prices: z.array(z.object({ id: z.string() }).nullish()).nullish() }).nullish(),
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
    fields: ["id", "title", "weight", "manage_inventory", "product.type_id", "price_set.prices.id"],
    filters,
  });
  return variantRows
    .parse(data)
    .map(({ id, title, weight, manage_inventory: counted, product, price_set: set }) => ({
      id,
      title: title ?? "",
      counted,
      problems: problemsOf({
        hasPrice: (set?.prices ?? []).length > 0,
        grams: weight ?? null,
        typeId: product?.type_id ?? null,
      }),
    }));
}
