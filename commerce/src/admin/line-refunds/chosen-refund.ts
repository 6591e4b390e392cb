import { parseEuros } from "@su-turrone/contract/money";
import {
  type OrderToRefund,
  piecesNotPacked,
  piecesToRestock,
  refundAmounts,
} from "../../features/line-refunds/line-refund-amount";

export interface Choice {
  /** Quantities by line item id; whole numbers, as typed. */
  pieces: Readonly<Record<string, number>>;
  shipping: boolean;
  /** The typed amount; null while the proposed amount is used. */
  amount: string | null;
}

export interface ChosenRefund {
  lines: { id: string; quantity: number }[];
  /** Maximum refund for the selection; integer cents. */
  proposed_cents: number;
  /** Amount to refund; null if the typed amount is invalid, zero, or more than proposed. */
  cents: number | null;
  /** Units that will not be packed any more and are restocked. */
  not_packed: number;
  /** Shipped units that may be restocked. */
  sent: number;
}

/** Computes the result of a selection in the same way as the server. Pure. */
export function chosenRefund(order: OrderToRefund, { pieces, shipping, amount }: Choice): ChosenRefund {
  const chosen = order.lines.flatMap((line) => {
    const quantity = Math.min(pieces[line.id] ?? 0, line.quantity - line.refunded);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const lines = chosen.map(({ line: { id }, quantity }) => ({ id, quantity }));
  const { total } = refundAmounts(order, { lines, shipping });
  const typed = amount === null ? total : parseEuros(amount);
  const count = (of: typeof piecesNotPacked) =>
    chosen.reduce((sum, { line, quantity }) => sum + of(line, quantity), 0);
  return {
    lines,
    proposed_cents: total,
    cents: typed !== null && typed > 0 && typed <= total ? typed : null,
    not_packed: count(piecesNotPacked),
    sent: count(piecesToRestock),
  };
}

/** Selects everything not yet refunded: the refund after withdrawal from the whole contract. */
export const fullRefund = (order: OrderToRefund): Choice => ({
  pieces: Object.fromEntries(order.lines.map(({ id, quantity, refunded }) => [id, quantity - refunded])),
  shipping: !order.shipping_refunded,
  amount: null,
});
