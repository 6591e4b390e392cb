import type { Content, createPdf } from "pdfmake";
import { date, exactTime, money } from "@su-turrone/contract/formats";
import { a4Layout, addresses, facts, grey, right, rules, sellerHead } from "../invoices/pdf-sheet";
import { textRuns } from "../invoices/text-runs";
import { disputeRules } from "../ordering/order/linked-rows";
import type { Evidence } from "./read-evidence";
import { textsOf } from "../../texts";

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
