import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderShipment, TimelineEntry } from "@su-turrone/contract/orders";
import { MAIL_MODULE } from "../../modules/mail";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { Language } from "../../platform/languages";
import { readSeller, snapshotOf } from "../invoices/document-snapshot";
import { renderForAdmin } from "../mail/mail-context";
import { mailsOfOrder } from "../ordering/order/mails-of-order";
import { readOrder } from "../ordering/order/order-record";
import type { PaymentIssueRow } from "../ordering/order/linked-rows";
import { paymentFactsOf } from "../ordering/order/payment-facts";
import { viewOf } from "../ordering/order/order-view";

/** Everything the shop can show a bank about an order. */
export interface Evidence {
  language: Language;
  snapshot: DocumentSnapshot;
  email: string;
  stripe_ids: string[];
  disputes: PaymentIssueRow[];
  timeline: TimelineEntry[];
  shipments: OrderShipment[];
  /** Mails sent to the buyer, oldest first. */
  mails: { sent_at: string; subject: string; text: string }[];
}

/** A mail's text without its links: those to the order or to a review give access to it. */
const withoutLinks = (text: string): string => text.replaceAll(/\s*<?https?:\/\/[^\s>]*>?/g, "");

/** Reads the evidence about an order; null when there is no such order. */
export async function readEvidence(
  container: MedusaContainer,
  orderId: string,
  language: Language,
): Promise<Evidence | null> {
  const order = await readOrder(container, orderId);
  if (!order) return null;
  const outbox = container.resolve(MAIL_MODULE);
  const sent = (await mailsOfOrder(container, order)).filter(
    ({ sent_at: at, recipient }) => at !== null && recipient === order.email,
  );
  const mails: Evidence["mails"] = [];
  for (const { id, sent_at } of sent.toReversed()) {
    const { template, data, language: ofMail } = await outbox.retrieveOutboxItem(id);
    const { subject, text } = await renderForAdmin(container, { template, data, language: ofMail });
    mails.push({ sent_at: sent_at ?? "", subject, text: withoutLinks(text) });
  }
  const { timeline, shipments } = viewOf(order);
  return {
    language,
    snapshot: snapshotOf(order, await readSeller(container)),
    email: order.email,
    stripe_ids: paymentFactsOf(order).flatMap(({ stripe_id: id }) => id ?? []),
    disputes: order.payment_issues.filter(({ kind }) => kind === "dispute"),
    timeline,
    shipments,
    mails,
  };
}
