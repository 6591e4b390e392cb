import { z } from "@medusajs/framework/zod";
import { changeReasons, maxPacks, stockFilters } from "./stock-types";

const packs = z.number().int().min(0).max(maxPacks);

/** Body of `POST /admin/stock/:variant_id`. */
export const stockBody = z
  .strictObject({
    /** Packs available for sale from now on. */
    available: packs,
    /** Packs available when the number was entered, as displayed in the table; negative when oversold. */
    expected: z.number().int().min(-maxPacks).max(maxPacks),
    /** Reason for the change; when omitted, more packs were received, or fewer were counted. */
    reason: z.enum([...new Set([...changeReasons.more, ...changeReasons.fewer])]).optional(),
  })
  .refine(({ available, expected, reason }) => {
    const allowedReasons: readonly string[] = changeReasons[available > expected ? "more" : "fewer"];
    return reason === undefined || allowedReasons.includes(reason);
  }, "What was received makes the number larger, what was written off makes it smaller");

export type StockBody = z.infer<typeof stockBody>;

/** Query of `GET /admin/stock`. */
export const stockQuery = z.object({
  /** Part of the product name, variant name or SKU; "" for all. */
  q: z.string().trim().max(100).default(""),
  show: z.enum(stockFilters).default("all"),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

export type StockQuery = z.infer<typeof stockQuery>;

/** Query of `GET /admin/stock/:variant_id/movements`. */
export const movementsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

export type MovementsQuery = z.infer<typeof movementsQuery>;
