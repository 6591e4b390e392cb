import { toCents } from "@su-turrone/contract/money";
import { shareCents } from "../ordering/order/vat";

export interface RefundableLine {
  id: string;
  /** Ordered units. */
  quantity: number;
  /** Units already refunded. */
  refunded: number;
  /** Total of the line after discounts, VAT included; euro. */
  total: number;
}

/** An order, with the facts needed for line refunds; amounts are integer cents unless noted otherwise. */
export interface RefundableOrder {
  lines: readonly RefundableLine[];
  /** Euro, VAT included. */
  shipping_total: number;
  shipping_refunded: boolean;
  captured_cents: number;
  /** Maximum of a single refund: captured and not refunded yet. */
  left_cents: number;
}

export interface LineToRefund extends RefundableLine {
  title: string;
  /** Units that are still to be packed; they are refunded first. */
  to_pack: number;
  /** Units in parcels that were not shipped. */
  packed: number;
  /** Shipped units. */
  sent: number;
}

export interface OrderToRefund extends RefundableOrder {
  lines: readonly LineToRefund[];
}

/** Response of `GET /admin/orders/:id/line-refunds`. */
export interface RefundChoices {
  refundable: OrderToRefund;
  /** Open withdrawals; `items` as typed, "" for the whole order; `received_at` in ISO 8601. */
  withdrawals: { id: string; items: string; received_at: string }[];
  /** Of the order's payments; a refund sends it back. */
  revision: string;
}

export interface RefundChoice {
  lines: readonly { id: string; quantity: number }[];
  shipping: boolean;
}

/** Refund amounts in integer cents. `lines` are in the order of the choice. */
export interface RefundAmounts {
  lines: number[];
  shipping: number;
  total: number;
}

/**
 * Share of a line's amount in cents that falls on its first `pieces` units; for all units it equals the whole amount,
 * so partial refunds add up exactly.
 */
const centsOfFirst = (cents: number, pieces: number, quantity: number): number =>
  quantity === 0 ? 0 : Math.floor((cents * pieces) / quantity);

/**
 * Refundable amounts of some units and the shipping: their share of the captured amount, after discounts. Refunding all
 * lines and the shipping, in any number of steps, refunds the captured amount to the cent; never more than is left.
 * Pure.
 * @param limit maximum total in integer cents; a reduction is distributed over all parts proportionally
 * @throws RangeError for an unknown line, or more units than are left of one
 */
export function refundAmounts(
  order: RefundableOrder,
  choice: RefundChoice,
  limit = Number.MAX_SAFE_INTEGER,
): RefundAmounts {
  const shares = shareCents(
    order.captured_cents,
    // round to whole cents: Medusa's totals have more digits than a float keeps
    [...order.lines.map(({ total }) => toCents(total)), toCents(order.shipping_total)],
  );
  const lines = choice.lines.map(({ id, quantity }) => {
    const index = order.lines.findIndex((line) => line.id === id);
    const line = order.lines[index];
    if (!line || quantity < 0 || line.refunded + quantity > line.quantity) throw new RangeError(id);
    const cents = shares[index] ?? 0;
    const centsUpTo = (pieces: number) => centsOfFirst(cents, pieces, line.quantity);
    return centsUpTo(line.refunded + quantity) - centsUpTo(line.refunded);
  });
  const shipping = choice.shipping && !order.shipping_refunded ? (shares.at(-1) ?? 0) : 0;
  const parts = [...lines, shipping];
  const sum = parts.reduce((all, part) => all + part, 0);
  const total = Math.max(0, Math.min(sum, order.left_cents, limit));
  const given = total === sum ? parts : shareCents(total, parts);
  return { lines: given.slice(0, -1), shipping: given.at(-1) ?? 0, total };
}

/**
 * Number of shipped units among those to refund, which can be restocked. Unpacked units are refunded first, then packed
 * ones, which return to stock when their parcel is unpacked.
 */
export function piecesToRestock(line: LineToRefund, quantity: number): number {
  const upTo = (pieces: number) => Math.max(0, pieces - (line.quantity - line.sent));
  return upTo(line.refunded + quantity) - upTo(line.refunded);
}

/** Number of units among those to refund that will not be packed any more. */
export const piecesNotPacked = (line: LineToRefund, quantity: number): number =>
  Math.min(quantity, line.to_pack);
