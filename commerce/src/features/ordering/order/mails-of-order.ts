import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../../../modules/mail";
import type { MailStatus } from "../../../modules/mail/mail-statuses";
import { paymentsOf, type OrderRecord } from "./order-record";
import { correctionKey } from "./order-view";

/** A mail about an order, without its content. */
export interface MailOfOrder {
  id: string;
  template: string;
  recipient: string;
  status: MailStatus;
  /** ISO 8601, UTC; null until it was sent. */
  sent_at: string | null;
  created_at: string;
}

export const mailKeys = (order: OrderRecord): string[] => [
  order.id,
  ...[order.shipping_address?.id ?? []].flat(),
  ...order.fulfillments.flatMap((parcel) => [parcel.id, correctionKey(parcel)]),
  ...order.booked_bank_lines.map(({ id }) => id),
  ...order.refund_transfers.map(({ id }) => id),
  ...order.payment_issues.map(({ id }) => id),
  ...paymentsOf(order).flatMap(({ captures, refunds }) => [...captures, ...refunds].map(({ id }) => id)),
];

/** More mails than any order has. */
const maxMails = 100;

/** Mails about an order, to its buyer and to the owner, newest first. */
export async function mailsOfOrder(container: MedusaContainer, order: OrderRecord): Promise<MailOfOrder[]> {
  const outbox = container.resolve(MAIL_MODULE);
  const rows = await outbox.listOutboxItems(
    { key: mailKeys(order) },
    { take: maxMails, order: { created_at: "DESC", id: "DESC" } },
  );
  return rows.map(({ id, template, recipient, status, sent_at, created_at }) => ({
    id,
    template,
    recipient,
    status,
    sent_at: sent_at && new Date(sent_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  }));
}
