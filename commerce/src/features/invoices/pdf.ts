import pdfmake, { type Content, type TableCell } from "pdfmake";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { isSale, type DocumentKind } from "../../modules/invoices/document-types";
import type { DocumentLine, DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { date, money, moneyPerKg, percent, weight } from "@su-turrone/contract/formats";
import {
  a4Layout,
  addresses,
  facts,
  type GiftRequest,
  giftRows,
  grey,
  headings,
  type Layout,
  right,
  rules,
  sellerHead,
} from "./pdf-sheet";
import { fontFiles, isFontFile, textRuns } from "./text-runs";
import { sendFile } from "../../platform/with-body";

pdfmake.setFonts(fontFiles);
// text entered by shoppers must not cause access to files or URLs
pdfmake.setLocalAccessPolicy(isFontFile);
pdfmake.setUrlAccessPolicy(() => false);

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

const isCredit = (kind: PdfPage["kind"]): boolean => kind !== "order" && !isSale(kind);

function head({ kind, language, label, issued_at, snapshot, gift }: PdfPage): Content[] {
  const t = textsOf("documents", language).invoice;
  const { request } = snapshot;
  const numberRows: [string, string][] = kind === "order" ? [] : [[t.number, label]];
  const requested: [string, string][] = [
    [t.vatId, request?.vat_id ?? ""],
    [t.taxCode, request?.codice_fiscale ?? ""],
  ];
  return [
    sellerHead(language, snapshot),
    addresses(language, snapshot),
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
  if (isCredit(kind)) return [];
  const t = textsOf("documents", language).invoice;
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
        body: [headings(t.columns), ...rows],
      },
    },
  ];
}

function sums({ kind, language, snapshot }: PdfPage): Content[] {
  const t = textsOf("documents", language).invoice;
  const goods = snapshot.lines.reduce((sum, item) => sum + item.total_cents, 0);
  const credit = isCredit(kind);
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
          headings(t.vatTable),
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
    corrects &&
      fill(t.corrects[kind === "refund" ? "sale" : "invoice"], {
        label: corrects.label,
        date: date(corrects.issued_at, language),
      }),
    isSale(kind) && t.paid,
    ["order", "sale", "refund"].includes(kind) && t.noInvoice,
    kind === "order" && invoiceComing && t.coming[snapshot.request ? "invoice" : "sale"],
    // the legal invoice is sent through SdI; this is a copy
    (kind === "invoice" || kind === "credit_note") && buyer.country === "it" && t.courtesy,
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
function layoutOf(pdfPage: PdfPage): Layout {
  const { titles, order, page } = textsOf("documents", pdfPage.language).invoice;
  const title = `${titles[pdfPage.kind]} ${pdfPage.label}`;
  return a4Layout(pdfPage, { title, order, foot: title, page }, [
    ...head(pdfPage),
    ...lines(pdfPage),
    // a page break within the sums or the payment details would hide a part of them
    { stack: sums(pdfPage), unbreakable: true },
    { stack: footer(pdfPage), unbreakable: true },
  ]);
}

/** Renders a laid-out document: embedded fonts, selectable text. */
export const renderPdf = (layout: Layout): Promise<Buffer> => pdfmake.createPdf(layout).getBuffer();

/** Renders a document on A4: embedded fonts, selectable text. */
export const drawPdf = (pdfPage: PdfPage): Promise<Buffer> => renderPdf(layoutOf(pdfPage));

/** File name of a document, `Rechnung-F-2026-0042.pdf`. */
export const fileName = ({ kind, language, label }: Pick<PdfPage, "kind" | "language" | "label">): string =>
  `${textsOf("documents", language).invoice.files[kind]}-${label}.pdf`;

export const sendPdf = async (res: MedusaResponse, pdfPage: PdfPage): Promise<void> =>
  sendFile(res, { name: fileName(pdfPage), type: "application/pdf" }, await drawPdf(pdfPage));
