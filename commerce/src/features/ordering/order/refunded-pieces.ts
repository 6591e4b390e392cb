import { z } from "@medusajs/framework/zod";

/** A refund of units of an order, as returned for `line_refunds` of an order. */
export const lineRefundRow = z.object({
  id: z.string(),
  refund_id: z.string().nullish(),
  shipping: z.boolean(),
  /** Part of the refund that is for shipping; integer cents. */
  shipping_cents: z.coerce.number(),
  items: z
    .array(
      z.object({
        line_item_id: z.string(),
        quantity: z.coerce.number(),
        /** Integer cents, VAT included. */
        cents: z.coerce.number(),
        restock_quantity: z.coerce.number(),
      }),
    )
    .default([]),
});

/** Note of the payment's refund that a refund of units is made by, by which it can be found again. */
export const noteOfLines = (lineRefundId: string): string => `Lines ${lineRefundId}`;

interface WithRefunds {
  line_refunds: readonly z.infer<typeof lineRefundRow>[];
}

/** Completed refunds of units; one that was only started has no `refund_id`. */
export const completedLineRefunds = <Row extends { refund_id?: string | null | undefined }>(order: {
  line_refunds: readonly Row[];
}): Row[] => order.line_refunds.filter(({ refund_id: id }) => Boolean(id));

export const refundedPieces = (order: WithRefunds, lineId: string): number =>
  completedLineRefunds(order)
    .flatMap(({ items }) => items)
    .filter(({ line_item_id: id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The fields of a line needed to count its units. */
interface Line {
  id: string;
  quantity: number;
  detail?: { fulfilled_quantity?: number | null | undefined } | null | undefined;
}

/**
 * Number of units of a line that are still to be packed. Refunds apply to unpacked units first, which are not shipped
 * any more. Unpacking a parcel makes its units unpacked again.
 */
export const piecesToPack = (order: WithRefunds, line: Line): number =>
  Math.max(0, line.quantity - (line.detail?.fulfilled_quantity ?? 0) - refundedPieces(order, line.id));

/** Number of units of a line that are not packed and will not be, because they were refunded. */
export const piecesLeftOut = (order: WithRefunds, line: Line): number =>
  Math.max(0, line.quantity - (line.detail?.fulfilled_quantity ?? 0)) - piecesToPack(order, line);

/** What was refunded: units of lines, and shipping (integer cents). */
export interface RefundedParts {
  lines: { line_item_id: string; quantity: number; cents: number }[];
  shipping_cents: number;
}

/** What a refund of a payment was for; empty when the owner refunded without specifying units. */
export function refundedParts(order: WithRefunds, refundId: string): RefundedParts {
  const row = completedLineRefunds(order).find(({ refund_id: id }) => id === refundId);
  return { lines: row?.items ?? [], shipping_cents: row?.shipping_cents ?? 0 };
}
