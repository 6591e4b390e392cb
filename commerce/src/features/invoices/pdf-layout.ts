import type { Content, createPdf, TableCell } from "pdfmake";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import type { DocumentKind } from "../../modules/invoices/document-types";
import type { Buyer, DocumentLine, DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { brandLine, brandName, colours, markSvg } from "@su-turrone/contract/brand";
import { townLines } from "@su-turrone/contract/provinces";
import { countryName, date, money, moneyPerKg, percent, weight } from "@su-turrone/contract/formats";
import { textRuns } from "./text-runs";

type GiftRequest = Pick<BuyerRequests, "gift" | "gift_message">;

export interface PdfPage {
  /** Those of the books, and the summary of an unpaid order. */
  kind: DocumentKind | "order";
  language: Language;
  /** Number of the document, or of the order for its summary. */
  label: string;
  /** ISO 8601. */
  issued_at: string;
  snapshot: DocumentSnapshot;
  /** Payment instructions of an order to be paid by transfer. */
  transfer: BankTransferDetails | null;
  invoice_coming: boolean;
  /** What its summary says about a gift; null on the documents of the books. */
  gift: GiftRequest | null;
}

/** Colour of secondary texts. */
export const grey = colours.chestnut;

/** Distance between table columns, in points. */
const columnDistance = 18;

const right = (text: string, options: object = {}): TableCell => ({ text, alignment: "right", ...options });

const linesOf = (texts: readonly string[]): Content[] =>
  texts.filter(Boolean).map((text) => ({ text: textRuns(text) }));

/** Address lines without the country. */
export const linesInCountry = (buyer: Buyer): Content[] =>
  linesOf([buyer.name, buyer.attention, buyer.street, buyer.addition, ...townLines(buyer)]);

/** Address lines with the country in the reader's language. */
export const addressLines = (buyer: Buyer, language: Language): Content[] => [
  ...linesInCountry(buyer),
  ...linesOf([countryName(buyer.country, language)]),
];

/** Table layout with thin lines between rows. */
export const rules = {
  hLineWidth: (row: number, node: { table: { body: unknown[] } }) =>
    row === 0 || row === node.table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => colours.edge,
  // all columns but the first are right-aligned, so the distance is on their left
  paddingLeft: (column: number) => (column === 0 ? 0 : columnDistance),
  paddingRight: () => 0,
};

/** Labels and values in two columns. */
export const facts = (rows: readonly (readonly [string, string])[]): Content => ({
  layout: "noBorders",
  table: {
    widths: ["auto", "*"],
    body: rows.map(([label, value]) => [{ text: label, color: grey }, { text: textRuns(value) }]),
  },
});

/** The text of a gift's card, or that it is a gift without one. */
export function giftRows({ gift, gift_message: text }: GiftRequest, language: Language): [string, string][] {
  const t = textsOf("documents", language).gift;
  if (text !== "") return [[t.card, text]];
  return gift ? [[t.title, t.noCard]] : [];
}

/** Head of every sheet: logo, name and claim of the shop, and the seller below. */
export const sheetHead = (language: Language, seller: readonly string[]): Content => ({
  stack: [
    {
      columns: [
        { svg: markSvg, width: 34 },
        {
          stack: [
            { text: brandName, fontSize: 15, bold: true },
            { text: brandLine[language], color: grey },
          ],
          width: "*",
        },
      ],
      columnGap: 12,
    },
    { text: seller.join("\n"), color: grey, margin: [0, 10, 0, 0] },
  ],
  margin: [0, 0, 0, 26],
});

function head({ kind, language, label, issued_at, snapshot, gift }: PdfPage): Content[] {
  const t = textsOf("documents", language).invoice;
  const { seller, buyer, ship_to, request } = snapshot;
  const numberRows: [string, string][] = kind === "order" ? [] : [[t.number, label]];
  const requested: [string, string][] = [
    [t.vatId, request?.vat_id ?? ""],
    [t.taxCode, request?.codice_fiscale ?? ""],
  ];
  return [
    sheetHead(language, [
      seller.name,
      `${seller.street}, ${seller.postal_code} ${seller.city}`,
      `${t.vatId} ${seller.vat_id} · REA ${seller.rea} · ${seller.email}`,
    ]),
    {
      columns: [
        { stack: [{ text: t.billTo, color: grey }, ...addressLines(buyer, language)], width: "*" },
        { stack: [{ text: t.shipTo, color: grey }, ...addressLines(ship_to, language)], width: "*" },
      ],
      columnGap: 20,
    },
    { text: t.titles[kind], fontSize: 20, margin: [0, 26, 0, 8] },
    facts([
      ...numberRows,
      [t.date, date(issued_at, language)],
      [t.order, snapshot.order_number],
      [t.orderDate, date(snapshot.ordered_at, language)],
      ...(kind === "order" ? [] : ([[t.supply, date(snapshot.supplied_at, language)]] as const)),
      ...requested.filter(([, value]) => value !== ""),
      [t.payment, t.payments[snapshot.payment]],
      ...(gift ? giftRows(gift, language) : []),
    ]),
  ];
}

/** Details below the name of a line: SKU, net weight, price per kg (directive 98/6/EC, art. 3). */
const details = (item: DocumentLine, language: Language): string =>
  [
    item.sku,
    item.grams > 0 && `${weight(item.grams, language)} ${textsOf("documents", language).invoice.netWeight}`,
    typeof item.per_kg_cents === "number" && moneyPerKg(item.per_kg_cents, language),
  ]
    .filter(Boolean)
    .join(" · ");

function lines({ kind, language, snapshot }: PdfPage): Content[] {
  if (kind === "credit_note") return [];
  const t = textsOf("documents", language).invoice;
  const heading = t.columns.map((text, index) => ({
    text,
    color: grey,
    alignment: index === 0 ? ("left" as const) : ("right" as const),
  }));
  const rows = snapshot.lines.map((item): TableCell[] => [
    {
      text: [
        ...[textRuns(item.name)].flat(),
        { text: `\n${details(item, language)}`, color: grey, fontSize: 8 },
      ],
    },
    right(String(item.quantity)),
    right(money(item.unit_cents, language)),
    right(percent(item.rate, language)),
    right(money(item.total_cents, language)),
  ]);
  return [
    {
      layout: rules,
      margin: [0, 18, 0, 0],
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ["*", "auto", "auto", "auto", "auto"],
        body: [heading, ...rows],
      },
    },
  ];
}

function sums({ kind, language, snapshot }: PdfPage): Content[] {
  const t = textsOf("documents", language).invoice;
  const goods = snapshot.lines.reduce((sum, item) => sum + item.total_cents, 0);
  const credit = kind === "credit_note";
  const above: [string, string][] = credit
    ? []
    : [
        [t.goods, money(goods, language)],
        ...(snapshot.discount_cents > 0
          ? [[t.discount, money(-snapshot.discount_cents, language)] as [string, string]]
          : []),
        [
          `${t.shipping} (${percent(snapshot.shipping_rate, language)})`,
          money(snapshot.shipping_cents, language),
        ],
      ];
  return [
    {
      layout: "noBorders",
      margin: [0, 10, 0, 0],
      table: {
        widths: ["*", "auto"],
        body: [
          ...above.map(([label, value]) => [right(label, { color: grey }), right(value)]),
          [
            right(credit ? t.refund : t.total, { bold: true, fontSize: 12 }),
            right(money(snapshot.total_cents, language), { bold: true, fontSize: 12 }),
          ],
        ],
      },
    },
    {
      layout: rules,
      margin: [0, 16, 0, 0],
      table: {
        widths: ["*", "auto", "auto", "auto"],
        body: [
          t.vatTable.map((text, index) => ({
            text,
            color: grey,
            alignment: index === 0 ? ("left" as const) : ("right" as const),
          })),
          ...snapshot.taxes.map((tax): TableCell[] => [
            { text: percent(tax.rate, language) },
            right(money(tax.net_cents, language)),
            right(money(tax.vat_cents, language)),
            right(money(tax.gross_cents, language)),
          ]),
        ],
      },
    },
  ];
}

function footer({ kind, language, snapshot, transfer, invoice_coming: invoiceComing }: PdfPage): Content[] {
  const t = textsOf("documents", language).invoice;
  const { corrects, buyer } = snapshot;
  const footerLines = [
    corrects && fill(t.corrects, { label: corrects.label, date: date(corrects.issued_at, language) }),
    kind === "invoice" && t.paid,
    kind === "order" && (invoiceComing ? `${t.noInvoice} ${t.comingInvoice}` : t.noInvoice),
    // the legal invoice is sent through SdI; this is a copy
    kind !== "order" && buyer.country === "it" && t.courtesy,
    t.included,
  ].filter((text) => typeof text === "string");
  return [
    ...(transfer
      ? [
          {
            text: transfer.demo ? t.demo : "",
            bold: true,
            margin: [0, 8, 0, 8] as [number, number, number, number],
          },
          facts([
            [t.transfer.amount, money(transfer.amount_cents, language)],
            [t.transfer.holder, transfer.holder],
            [t.transfer.iban, transfer.iban],
            [t.transfer.bic, transfer.bic],
            [t.transfer.reference, transfer.reference],
            [t.transfer.due, date(transfer.due_date, language)],
          ]),
        ]
      : []),
    { text: footerLines.join("\n"), margin: [0, 22, 0, 0], color: grey },
  ];
}

/** Lays out a document on A4 for pdfmake. */
export function layoutOf(pdfPage: PdfPage): Parameters<typeof createPdf>[0] {
  const t = textsOf("documents", pdfPage.language).invoice;
  const title = `${t.titles[pdfPage.kind]} ${pdfPage.label}`;
  return {
    pageSize: "A4",
    pageMargins: [56, 56, 56, 64],
    language: pdfPage.language,
    info: {
      title,
      author: pdfPage.snapshot.seller.name,
      subject: `${t.order} ${pdfPage.snapshot.order_number}`,
    },
    displayTitle: true,
    defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.15, color: colours.almond },
    // a page break within the sums or the payment details would hide a part of them
    content: [
      ...head(pdfPage),
      ...lines(pdfPage),
      { stack: sums(pdfPage), unbreakable: true },
      { stack: footer(pdfPage), unbreakable: true },
    ],
    footer: (current, count) => ({
      text: `${title} · ${fill(t.page, { current, count })}`,
      alignment: "center",
      color: grey,
      fontSize: 8,
      margin: [56, 24, 56, 0],
    }),
  };
}
