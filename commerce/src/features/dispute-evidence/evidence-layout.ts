import type { Content, createPdf } from "pdfmake";
import { colours } from "@su-turrone/contract/brand";
import { date, exactTime, money } from "@su-turrone/contract/formats";
import { addressLines, facts, grey, rules, sheetHead } from "../invoices/pdf-layout";
import { textRuns } from "../invoices/text-runs";
import { disputeRules } from "../ordering/order/linked-rows";
import type { Evidence } from "./read-evidence";
import { fill, textsOf } from "../../texts";

const heading = (text: string): Content => ({ text, fontSize: 13, bold: true, margin: [0, 18, 0, 6] });

function head({ language, snapshot, email, stripe_ids, disputes }: Evidence): Content[] {
  const t = textsOf("documents", language).evidence;
  const words = textsOf("documents", language).invoice;
  const { seller, buyer, ship_to } = snapshot;
  return [
    sheetHead(language, [
      seller.name,
      `${seller.street}, ${seller.postal_code} ${seller.city}`,
      `${words.vatId} ${seller.vat_id} · REA ${seller.rea} · ${seller.email}`,
    ]),
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
    {
      columns: [
        { stack: [{ text: words.billTo, color: grey }, ...addressLines(buyer, language)], width: "*" },
        { stack: [{ text: words.shipTo, color: grey }, ...addressLines(ship_to, language)], width: "*" },
      ],
      columnGap: 20,
      margin: [0, 14, 0, 0],
    },
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
        body: amounts.map(([label, cents]) => [
          { text: textRuns(label) },
          { text: money(cents, language), alignment: "right" as const },
        ]),
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
  return {
    pageSize: "A4",
    pageMargins: [56, 56, 56, 64],
    language,
    info: { title, author: snapshot.seller.name, subject: `${t.order} ${snapshot.order_number}` },
    displayTitle: true,
    defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.15, color: colours.almond },
    content: [head, goods, events, parcels, mails].flatMap((part) => part(evidence)),
    footer: (current, count) => ({
      text: `${title} · ${date(snapshot.ordered_at, language)} · ${fill(t.page, { current, count })}`,
      alignment: "center",
      color: grey,
      fontSize: 8,
      margin: [56, 24, 56, 0],
    }),
  };
}
