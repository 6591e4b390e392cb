import { bookedIds, isLostDispute } from "../../../modules/payment-stripe/returned-money";
import type { OrderRecord, Payment } from "./order-record";
import { noteOfLines } from "./refunded-pieces";

type Refund = Payment["refunds"][number];

/**
 * Refunds of a payment that Stripe has not confirmed: Medusa stores a refund before it calls the provider, whose answer
 * adds an id to the payment's data, and a server may stop in between. They are the newest, because refunds of an order
 * are made one after the other. A lost dispute is none.
 */
export function begunRefunds(
  { id, data, refunds }: Payment,
  { payment_issues: issues }: Pick<OrderRecord, "payment_issues">,
): Refund[] {
  const booked = bookedIds(data);
  if (booked === null) return [];
  // the id of a refund that came back is not among them until it is sent again
  const cameBack = issues.filter(
    ({ kind, status, payment_id: of }) => kind === "refund" && status !== "sent_again" && of === id,
  );
  return (
    refunds
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .slice(booked.length + cameBack.length)
      // moves no money
      .filter((refund) => !isLostDispute(refund))
  );
}

/**
 * The refunds that get a credit note and a mail: complete, with the units they are for if they are for units. A lost
 * dispute gets none.
 */
export function madeRefunds(
  payment: Payment,
  order: Pick<OrderRecord, "payment_issues" | "line_refunds">,
): Refund[] {
  const begun = begunRefunds(payment, order);
  const pending = order.line_refunds.flatMap(({ id, refund_id }) => (refund_id ? [] : noteOfLines(id)));
  return payment.refunds.filter(
    (refund) => !isLostDispute(refund) && !begun.includes(refund) && !pending.includes(refund.note ?? ""),
  );
}
