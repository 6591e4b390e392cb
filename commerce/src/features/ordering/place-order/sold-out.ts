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

/**
 * Whether a cart contains more than is in stock. A cheap check before the payment is confirmed, so that late shoppers
 * know immediately. It reserves nothing; Medusa does that under its own lock when it creates the order.
 */
export async function isSoldOut(container: MedusaContainer, cartId: string): Promise<boolean> {
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
  const requiredById = new Map<string, number>();
  for (const { quantity, variant } of cart?.items ?? []) {
    if (!variant?.manage_inventory || variant.allow_backorder) continue;
    requiredById.set(variant.id, (requiredById.get(variant.id) ?? 0) + quantity);
  }
  if (!cart || requiredById.size === 0) return false;
  const stock = await getVariantAvailability(query, {
    variant_ids: [...requiredById.keys()],
    sales_channel_id: cart.sales_channel_id,
  });
  return [...requiredById].some(([id, quantity]) => {
    const available: number | null | undefined = stock[id]?.availability;
    return typeof available === "number" && available < quantity;
  });
}
