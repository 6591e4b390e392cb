import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toEuros, toCents } from "@su-turrone/contract/money";
import { shareCents } from "../ordering/order/vat";

const adjustment = z.object({
  id: z.string(),
  item_id: z.string(),
  code: z.string().nullish(),
  /** Euro. */
  amount: z.coerce.number(),
  is_tax_inclusive: z.boolean().nullish(),
});

const cartRow = z.object({
  items: z.array(z.object({ adjustments: z.array(adjustment).default([]) })).default([]),
});

/** What a code takes off each line, in whole cents that add up to the rounded sum; half a cent falls to the shopper. */
export const wholeCents = (euro: readonly number[]): number[] =>
  shareCents(toCents(euro.reduce((sum, amount) => sum + amount, 0)), euro);

/**
 * Rounds what the codes of a cart take off its lines to whole cents. Medusa keeps ten per cent of 7.45 as 0.745, and then
 * every page rounds for itself: discount and total no longer add up. Codes that count without tax are left alone, because
 * whole cents without tax are none with it.
 */
export async function roundAdjustments(container: MedusaContainer, cartId: string): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["id", "items.adjustments.*"],
    filters: { id: cartId },
  });
  const all = (cartRow.optional().parse(data[0])?.items ?? [])
    .flatMap(({ adjustments }) => adjustments)
    .filter((row) => row.is_tax_inclusive);
  const changed = [...new Set(all.map(({ code }) => code))].flatMap((code) => {
    const own = all.filter((row) => row.code === code);
    const cents = wholeCents(own.map(({ amount }) => amount));
    return own
      .map(({ id, item_id, amount }, index) => ({
        row: { id, item_id, amount: toEuros(cents[index] ?? 0) },
        before: amount,
      }))
      .filter(({ row, before }) => row.amount !== before)
      .map(({ row }) => row);
  });
  if (changed.length > 0) await container.resolve(Modules.CART).upsertLineItemAdjustments(changed);
}
