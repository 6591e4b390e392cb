import { z } from "@medusajs/framework/zod";
import { refundReasons } from "../../modules/line-refunds/refund-reasons";

/** Body of `POST /admin/orders/:id/line-refunds`. */
export const lineRefundBody = z
  .object({
    /** Made by the form, once for each refund. */
    request_key: z.uuid(),
    lines: z
      .array(z.object({ id: z.string().min(1).max(64), quantity: z.number().int().min(1).max(10_000) }))
      .max(200)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "a line is named twice"),
    shipping: z.boolean(),
    /** What goes back, integer cents; no more than is proposed. */
    amount_cents: z.number().int().min(1).max(100_000_000),
    /** Whether goods that had left go back on sale. */
    restock: z.boolean(),
    reason: z.enum(refundReasons),
    note: z.string().trim().max(500).default(""),
  })
  .refine(({ lines, shipping }) => lines.length > 0 || shipping, "nothing is chosen");

/** What of an order the owner gives money back for. */
export type LineRefundBody = z.infer<typeof lineRefundBody>;
