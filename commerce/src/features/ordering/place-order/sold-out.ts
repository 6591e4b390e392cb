import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const cartRow = z.object({
  sales_channel_id: z.string(),
  items: z.array(
    z.object({
      quantity: z.coerce.number(),
      variant: z
        .object({ id: z.string(), manage_inventory: z.boolean(), allow_backorder: z.boolean() })
        .nullish(),
    }),
  ),
});

/** The cart's packs and those left, by weight; `available` is null if its stock is not counted. */
export async function cartStock(
  container: MedusaContainer,
  cartId: string,
): Promise<{ packs: number; available: number | null }[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: [
      "sales_channel_id",
      "items.quantity",
      "items.variant.id",
      "items.variant.manage_inventory",
      "items.variant.allow_backorder",
    ],
    filters: { id: cartId },
  });
  const cart = cartRow.optional().parse(data[0]);
  const packsById = new Map<string, number>();
  const uncounted: { packs: number; available: null }[] = [];
  for (const { quantity, variant } of cart?.items ?? []) {
    if (!variant?.manage_inventory || variant.allow_backorder)
      uncounted.push({ packs: quantity, available: null });
    else packsById.set(variant.id, (packsById.get(variant.id) ?? 0) + quantity);
  }
  if (!cart || packsById.size === 0) return uncounted;
  const stock = await getVariantAvailability(query, {
    variant_ids: [...packsById.keys()],
    sales_channel_id: cart.sales_channel_id,
  });
  const counted = [...packsById].map(([id, packs]) => ({
    packs,
    available: stock[id]?.availability ?? null,
  }));
  return [...counted, ...uncounted];
}

/**
 * Whether a cart contains more than is in stock. A cheap check before the payment is confirmed, so that late shoppers
 * know immediately. It reserves nothing; Medusa does that under its own lock when it creates the order.
 */
export const isSoldOut = async (container: MedusaContainer, cartId: string): Promise<boolean> =>
  (await cartStock(container, cartId)).some(
    ({ packs, available }) => available !== null && available < packs,
  );
