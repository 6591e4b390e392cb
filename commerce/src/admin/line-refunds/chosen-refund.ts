import { parseEuros } from "@su-turrone/contract/money";
import { refundAmounts } from "../../features/line-refunds/line-refund-amount";
import {
  piecesNotPacked,
  piecesToRestock,
  type OrderToRefund,
} from "../../features/line-refunds/line-to-refund";

/** What is chosen in the dialog. */
export interface Choice {
  /** Pieces by id of the line; as typed, whole numbers. */
  pieces: Readonly<Record<string, number>>;
  shipping: boolean;
  /** The amount as typed; null while it is the proposed one. */
  amount: string | null;
}

/** What a choice comes to. */
export interface ChosenRefund {
  lines: { id: string; quantity: number }[];
  /** The most that can go back for it; integer cents. */
  proposed_cents: number;
  /** What is to go back; null where what is typed is no amount, nothing, or more than is proposed. */
  cents: number | null;
  /** Pieces that will not be packed any more and go back on sale. */
  not_packed: number;
  /** Pieces that have left and may go back on sale. */
  sent: number;
}

/** Works out what a choice comes to, as the server will. Pure. */
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

/** All that is left of an order: what a withdrawal of the whole contract gives back. */
export const everything = (order: OrderToRefund): Choice => ({
  pieces: Object.fromEntries(order.lines.map(({ id, quantity, refunded }) => [id, quantity - refunded])),
  shipping: !order.shipping_refunded,
  amount: null,
});
