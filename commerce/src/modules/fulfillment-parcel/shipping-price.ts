import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";

/** What the shipping option keeps as its `data`; the storefront may read it too. */
export const shippingTariff = z.object({
  /** Price of shipping, tax included, in euro cents. */
  cents: z.number().int().min(0),
  /** Goods worth this, tax included and before a code, ship for nothing; euro cents. */
  free_from_cents: z.number().int().min(0),
});

/** Price of shipping, and from which price of the goods on it costs nothing. */
export type ShippingTariff = z.infer<typeof shippingTariff>;

/** The lines of a cart, as far as the price of the goods goes. */
export const pricedLines = z.array(z.object({ unit_price: z.coerce.number(), quantity: z.coerce.number() }));

/** Price of the goods in cents as the cart shows it: tax included, before any code. */
export const goodsCents = (lines: z.infer<typeof pricedLines>): number =>
  lines.reduce((sum, line) => sum + toCents(line.unit_price) * line.quantity, 0);
