import { z } from "@medusajs/framework/zod";

/** Money that went back for pieces of an order, as `line_refunds` of an order gives it. */
export const lineRefundRow = z.object({
  id: z.string(),
  refund_id: z.string().nullish(),
  shipping: z.boolean(),
  /** What of it is for the shipping; integer cents. */
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

interface WithRefunds {
  line_refunds: readonly z.infer<typeof lineRefundRow>[];
}

/** The refunds of pieces that have come about; one that was only begun names no refund of the payment. */
export const completedLineRefunds = <Row extends { refund_id?: string | null | undefined }>(order: {
  line_refunds: readonly Row[];
}): Row[] => order.line_refunds.filter(({ refund_id: id }) => Boolean(id));

/** Of how many pieces of a line the money has gone back. */
export const refundedPieces = (order: WithRefunds, lineId: string): number =>
  completedLineRefunds(order)
    .flatMap(({ items }) => items)
    .filter(({ line_item_id: id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** A line as far as its goods are concerned. */
interface Line {
  id: string;
  quantity: number;
  detail?: { fulfilled_quantity?: number | null | undefined } | null | undefined;
}

/**
 * How many pieces of a line are still to be packed. Money that went back is first for pieces that are not packed: those are not to
 * be sent any more. A parcel that is unpacked makes its pieces such again.
 */
export const piecesToPack = (order: WithRefunds, line: Line): number =>
  Math.max(0, line.quantity - (line.detail?.fulfilled_quantity ?? 0) - refundedPieces(order, line.id));

/** How many pieces of a line are not packed and will not be, because their money has gone back. */
export const piecesLeftOut = (order: WithRefunds, line: Line): number =>
  Math.max(0, line.quantity - (line.detail?.fulfilled_quantity ?? 0)) - piecesToPack(order, line);

/** For what money went back: pieces of lines, and the shipping (integer cents). */
export interface RefundedParts {
  lines: { line_item_id: string; quantity: number; cents: number }[];
  shipping_cents: number;
}

/** What a refund of a payment was for; nothing where the owner gave it back without saying for which pieces. */
export function refundedParts(order: WithRefunds, refundId: string): RefundedParts {
  const row = completedLineRefunds(order).find(({ refund_id: id }) => id === refundId);
  return { lines: row?.items ?? [], shipping_cents: row?.shipping_cents ?? 0 };
}
