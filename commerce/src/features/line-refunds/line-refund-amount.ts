import { toCents } from "@su-turrone/contract/money";
import { shareCents } from "../ordering/order/vat";

/** A line of an order as far as money can go back for it. */
export interface RefundableLine {
  id: string;
  /** Pieces that were ordered. */
  quantity: number;
  /** Pieces whose money has gone back. */
  refunded: number;
  /** What the whole line costs, discounts taken off and VAT included; euro. */
  total: number;
}

/** An order as far as money can go back for its lines; amounts are integer cents unless said otherwise. */
export interface RefundableOrder {
  lines: readonly RefundableLine[];
  /** Euro, VAT included. */
  shipping_total: number;
  /** Whether money for the shipping has gone back. */
  shipping_refunded: boolean;
  captured_cents: number;
  /** The most that can go back at once: what was captured and has not gone back. */
  left_cents: number;
}

/** What of an order money is to go back for. */
export interface RefundChoice {
  lines: readonly { id: string; quantity: number }[];
  shipping: boolean;
}

/** What goes back for what; integer cents. `lines` are in the order they were chosen in. */
export interface RefundAmounts {
  lines: number[];
  shipping: number;
  total: number;
}

/** What of a line's money belongs to its first pieces. Of all pieces it is all of it, so that parts add up to the whole. */
const centsOfFirst = (cents: number, pieces: number, quantity: number): number =>
  quantity === 0 ? 0 : Math.floor((cents * pieces) / quantity);

/**
 * What can go back for some pieces and the shipping: their share of what was captured, discounts taken off. Whoever gives back all
 * lines and the shipping, in however many steps, gives back what was captured, to the cent; never more than is left. Pure.
 * @param limit no more than this, integer cents: what is taken off is taken off all parts alike
 * @throws RangeError for a line there is not, or more pieces than are left of one
 */
export function refundAmounts(
  order: RefundableOrder,
  choice: RefundChoice,
  limit = Number.MAX_SAFE_INTEGER,
): RefundAmounts {
  const shares = shareCents(
    order.captured_cents,
    // whole cents each: Medusa's totals carry more digits than a float keeps
    [...order.lines.map(({ total }) => toCents(total)), toCents(order.shipping_total)],
  );
  const lines = choice.lines.map(({ id, quantity }) => {
    const index = order.lines.findIndex((line) => line.id === id);
    const line = order.lines[index];
    if (!line || quantity < 0 || line.refunded + quantity > line.quantity) throw new RangeError(id);
    const cents = shares[index] ?? 0;
    const upTo = (pieces: number) => centsOfFirst(cents, pieces, line.quantity);
    return upTo(line.refunded + quantity) - upTo(line.refunded);
  });
  const shipping = choice.shipping && !order.shipping_refunded ? (shares.at(-1) ?? 0) : 0;
  const parts = [...lines, shipping];
  const sum = parts.reduce((all, part) => all + part, 0);
  const total = Math.max(0, Math.min(sum, order.left_cents, limit));
  const given = total === sum ? parts : shareCents(total, parts);
  return { lines: given.slice(0, -1), shipping: given.at(-1) ?? 0, total };
}
