import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { MAIL_MODULE } from "../../modules/mail";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { isInvoiced } from "../invoices/documents-due";
import { refundTransfersOf, type RefundTransfer } from "../ordering/bank-transfer/refund-transfers";
import { paymentsOf } from "../ordering/order/order-record";
import { isOwedAgain } from "../ordering/order/linked-rows";
import { lineName } from "../ordering/order/order-view";
import { madeRefunds } from "../ordering/order/made-refunds";
import { refundedParts } from "../ordering/order/refunded-pieces";
import { readIbanEnd } from "../refund-transfers/refund-account";
import { readUnsentRefunds } from "../refund-transfers/unsent-refunds";
import type { OrderMailContext, OrderMessage } from "./order-mail-context";

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
    .flatMap((payment) => madeRefunds(payment, context.order))
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

/** Ids of the transfers not sent after all of which the buyer was told that they were sent. */
async function wronglyTold({ container, order }: OrderMailContext): Promise<Set<string>> {
  const undone = order.refund_transfers.flatMap(({ id, undone_at: at }) => (at ? [id] : []));
  if (undone.length === 0) return new Set();
  const outbox = container.resolve(MAIL_MODULE);
  const told = await outbox.listOutboxItems({ event: "order-refunded", key: undone }, { take: null });
  return new Set(told.flatMap(({ key, status }) => (status === "suppressed" ? [] : [key])));
}

/** Corrections about refunds that came back from the buyer's bank or PayPal. */
const returnedRefunds = ({ order, facts }: OrderMailContext): OrderMessage[] =>
  order.payment_issues.filter(isOwedAgain).map(({ id, cents }) => ({
    key: id,
    data: { order: facts, amount_cents: cents, credit_note: false, came_back: true },
  }));

/** Refunds the buyer still waits for, and by when they are sent; also as corrections of what the buyer was told. */
export async function announcedRefunds(context: OrderMailContext): Promise<OrderMessage[]> {
  const { container, order } = context;
  const returned = returnedRefunds(context);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const unsent = await readUnsentRefunds(knex, new Date(), order.id);
  if (unsent.length === 0) return returned;
  const [told, ibanEnd] = await Promise.all([wronglyTold(context), readIbanEnd(container, order.id)]);
  const toSend = refundTransfersOf(order).flatMap((transfer) => {
    const until = unsent.find(({ id }) => id === transfer.id)?.until;
    if (until === undefined) return [];
    const data = { ...transferData(context, transfer, ibanEnd), until };
    const corrections = order.refund_transfers.filter(
      ({ id, source_id: source }) => source === transfer.id && told.has(id),
    );
    return [
      { key: transfer.id, data },
      ...corrections.map(({ id }) => ({ key: id, data: { ...data, correction: true } })),
    ];
  });
  return [...returned, ...toSend];
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
