import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderShipment, TimelineEntry } from "@su-turrone/contract/orders";
import { MAIL_MODULE } from "../../modules/mail";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { Language } from "../../platform/languages";
import { readSeller, snapshotOf } from "../invoices/document-snapshot";
import { renderForAdmin } from "../mail/mail-context";
import { mailsOfOrder } from "../ordering/order/mails-of-order";
import { readOrder } from "../ordering/order/order-record";
import { type PaymentIssueRow, disputeRules } from "../ordering/order/linked-rows";
import { paymentFactsOf } from "../ordering/order/payment-facts";
import { viewOf } from "../ordering/order/order-view";
import type { Content, createPdf } from "pdfmake";
import { date, exactTime, money } from "@su-turrone/contract/formats";
import { a4Layout, addresses, facts, grey, right, rules, sellerHead } from "../invoices/pdf-sheet";
import { textRuns } from "../invoices/text-runs";
import { textsOf } from "../../texts";

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

const heading = (text: string): Content => ({ text, fontSize: 13, bold: true, margin: [0, 18, 0, 6] });

function head({ language, snapshot, email, stripe_ids, disputes }: Evidence): Content[] {
  const t = textsOf("documents", language).evidence;
  return [
    sellerHead(language, snapshot),
    { text: `${t.title} ${snapshot.order_number}`, fontSize: 20, margin: [0, 0, 0, 8] },
    facts([
      ...disputes.flatMap(({ id, status, cents, reason, due_at: due }): [string, string][] => [
        [t[disputeRules.get(status)?.kind ?? "dispute"], `${id} · ${money(cents, language)} · ${reason}`],
        ...(due ? [[t.due, exactTime(due.toISOString(), language)] as [string, string]] : []),
      ]),
      ...stripe_ids.map((id): [string, string] => [t.payment, id]),
      [t.ordered, exactTime(snapshot.ordered_at, language)],
      [t.email, email],
    ]),
    { ...addresses(language, snapshot), margin: [0, 14, 0, 0] },
  ];
}

function goods({ language, snapshot }: Evidence): Content[] {
  const words = textsOf("documents", language).invoice;
  const amounts: [string, number][] = [
    ...snapshot.lines.map(({ quantity, name, total_cents: cents }): [string, number] => [
      `${quantity} × ${name}`,
      cents,
    ]),
    ...(snapshot.discount_cents > 0 ? [[words.discount, -snapshot.discount_cents] as [string, number]] : []),
    [words.shipping, snapshot.shipping_cents],
    [words.total, snapshot.total_cents],
  ];
  return [
    heading(textsOf("documents", language).evidence.order),
    {
      layout: rules,
      table: {
        widths: ["*", "auto"],
        body: amounts.map(([label, cents]) => [{ text: textRuns(label) }, right(money(cents, language))]),
      },
    },
  ];
}

function events({ language, timeline }: Evidence): Content[] {
  const t = textsOf("documents", language).evidence;
  const rows = timeline.map(({ what, at, amount_cents: cents }): [string, string] => [
    exactTime(at, language),
    [t.event[what], cents !== undefined && money(cents, language)].filter(Boolean).join(" · "),
  ]);
  return [heading(t.events), facts(rows)];
}

function parcels({ language, shipments }: Evidence): Content[] {
  const t = textsOf("documents", language).evidence;
  if (shipments.length === 0) return [heading(t.parcels), { text: t.noParcels }];
  return [
    heading(t.parcels),
    ...shipments.map(
      ({ carrier, tracking_number, tracking_url, shipped_at, delivered_at, items }): Content => {
        const rows: [string, string][] = [
          [t.carrier, carrier],
          [t.tracking, [tracking_number, tracking_url].filter(Boolean).join(" · ")],
          [t.sent, shipped_at && exactTime(shipped_at, language)],
          [t.delivered, delivered_at ? exactTime(delivered_at, language) : ""],
          [t.content, items.map(({ quantity, title }) => `${quantity} × ${title}`).join(", ")],
        ];
        return { stack: [facts(rows.filter(([, value]) => value !== ""))], margin: [0, 0, 0, 8] };
      },
    ),
  ];
}

function mails({ language, mails: sent }: Evidence): Content[] {
  const t = textsOf("documents", language).evidence;
  if (sent.length === 0) return [heading(t.mails), { text: t.noMails }];
  return [
    heading(t.mails),
    ...sent.flatMap(({ sent_at, subject, text }): Content[] => [
      { text: textRuns(`${exactTime(sent_at, language)} · ${subject}`), bold: true, margin: [0, 10, 0, 4] },
      { text: textRuns(text.trim()), fontSize: 8, color: grey },
    ]),
  ];
}

/** Lays out the evidence about an order on A4 for pdfmake. */
export function evidenceLayout(evidence: Evidence): Parameters<typeof createPdf>[0] {
  const { language, snapshot } = evidence;
  const t = textsOf("documents", language).evidence;
  const title = `${t.title} ${snapshot.order_number}`;
  return a4Layout(
    evidence,
    { title, order: t.order, foot: `${title} · ${date(snapshot.ordered_at, language)}`, page: t.page },
    [head, goods, events, parcels, mails].flatMap((part) => part(evidence)),
  );
}
