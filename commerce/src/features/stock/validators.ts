import { z } from "@medusajs/framework/zod";
import { changeReasons, maxPacks, stockFilters } from "./stock-types";

const packs = z.number().int().min(0).max(maxPacks);

/** Body of `POST /admin/stock/:variant_id`. */
export const stockBody = z
  .strictObject({
    /** Packs that can be sold from now on. */
    available: packs,
    /** Packs that could be sold when the number was typed, as the table showed it; negative where more are ordered than there are. */
    expected: z.number().int().min(-maxPacks).max(maxPacks),
    /** Why it is another number; left out: more were received, fewer were counted. */
    reason: z.enum([...new Set([...changeReasons.more, ...changeReasons.fewer])]).optional(),
  })
  .refine(({ available, expected, reason }) => {
    const possible: readonly string[] = changeReasons[available > expected ? "more" : "fewer"];
    return reason === undefined || possible.includes(reason);
  }, "What was received makes the number larger, what was written off makes it smaller");

/** What can be sold of a weight, as it was counted. */
export type StockBody = z.infer<typeof stockBody>;

/** Query of `GET /admin/stock`. */
export const stockQuery = z.object({
  /** In the name of the product, the weight or the SKU; "" for all. */
  q: z.string().trim().max(100).default(""),
  show: z.enum(stockFilters).default("all"),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Which weights are asked for. */
export type StockQuery = z.infer<typeof stockQuery>;

/** Query of `GET /admin/stock/:variant_id/movements`. */
export const movementsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Which changes are asked for. */
export type MovementsQuery = z.infer<typeof movementsQuery>;
