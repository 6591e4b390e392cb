import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";

/** Stored as the `data` of the shipping option; the storefront may read it too. */
export const shippingTariff = z.object({
  /** Shipping price, tax included, in euro cents. */
  cents: z.number().int().min(0),
  /** Goods total from which shipping is free, tax included and before discount codes; euro cents. */
  free_from_cents: z.number().int().min(0),
});

/** Shipping price, and the goods total from which shipping is free. */
export type ShippingTariff = z.infer<typeof shippingTariff>;

/** The fields of cart lines that determine the goods total. */
export const pricedLines = z.array(z.object({ unit_price: z.coerce.number(), quantity: z.coerce.number() }));

/** Goods total in cents as shown in the cart: tax included, before discount codes. */
export const goodsCents = (lines: readonly z.infer<typeof pricedLines>[number][]): number =>
  lines.reduce((sum, line) => sum + toCents(line.unit_price) * line.quantity, 0);
