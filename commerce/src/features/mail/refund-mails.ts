import { toCents } from "@su-turrone/contract/money";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { isLostDispute } from "../../modules/payment-stripe/returned-money";
import { isInvoiced } from "../invoices/documents-due";
import { refundTransfersOf, type RefundTransfer } from "../ordering/bank-transfer/refund-transfers";
import { paymentsOf } from "../ordering/order/order-record";
import { lineName } from "../ordering/order/order-view";
import { refundedParts } from "../ordering/order/refunded-pieces";
import { readIbanEnd } from "../refund-transfers/refund-account";
import { readRefundDue } from "../refund-transfers/read-refunds-to-send";
import type { OrderMailContext, OrderMessage } from "./order-mail-context";

/** What was refunded, as named in the mail. */
function refundData({ order, facts }: OrderMailContext, refundId: string) {
  const { lines, shipping_cents } = refundedParts(order, refundId);
  const named = lines.flatMap(({ line_item_id: lineId, ...rest }) => {
    const line = order.items.find((item) => item.id === lineId);
    return line ? [{ ...rest, name: lineName(line) }] : [];
  });
  return { order: facts, lines: named, shipping_cents, credit_note: isInvoiced(order) };
}

const transferData = (
  context: OrderMailContext,
  { id, kind, cents }: RefundTransfer,
  iban_end: string | null,
) => ({
  ...refundData(context, id),
  amount_cents: cents,
  transfer: kind,
  iban_end,
  // what was overpaid is not on the invoice
  ...(kind === "surplus" ? { credit_note: false } : {}),
});

/** Refunds the provider has made, and those sent by bank transfer: what nobody has sent is not called refunded. */
export async function refundMessages(context: OrderMailContext): Promise<OrderMessage[]> {
  const made = paymentsOf(context.order)
    .filter(({ provider_id: provider }) => provider !== BANK_TRANSFER_PROVIDER)
    .flatMap((payment) => payment.refunds)
    .filter((refund) => !isLostDispute(refund))
    .map(({ id, amount }) => ({
      key: id,
      data: { ...refundData(context, id), amount_cents: toCents(amount) },
    }));
  const sent = refundTransfersOf(context.order).filter(({ sent_at: at }) => at !== null);
  if (sent.length === 0) return made;
  const ibanEnd = await readIbanEnd(context.container, context.order.id);
  return [
    ...made,
    ...sent.map((transfer) => ({ key: transfer.id, data: transferData(context, transfer, ibanEnd) })),
  ];
}

/** Refunds that are still to be sent by bank transfer, and by when. */
export async function announcedRefunds(context: OrderMailContext): Promise<OrderMessage[]> {
  const due = await readRefundDue(context.container, context.order);
  if (!due) return [];
  return refundTransfersOf(context.order)
    .filter(({ sent_at: at }) => at === null)
    .map((transfer) => ({
      key: transfer.id,
      data: { ...transferData(context, transfer, due.iban_end), until: due.until },
    }));
}

/** Confirmation of the account the buyer has given: whoever did not give it has to learn of it. */
export async function accountMessages({
  container,
  order,
  facts,
}: OrderMailContext): Promise<OrderMessage[]> {
  const iban_end = await readIbanEnd(container, order.id);
  return iban_end === null ? [] : [{ key: order.id, data: { order: facts, iban_end } }];
}
