import { toEuros } from "@su-turrone/contract/money";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { StoredDocument } from "../../modules/invoices";
import { isSale } from "../../modules/invoices/document-types";
import type { Language } from "../../platform/languages";
import { csvOf, type Cell } from "../../platform/csv";
import { fill, textsOf } from "../../texts";
import { monthParts, type MonthEndTable, type MonthPart, monthEndTables } from "./month-end-tables";
import type { BalanceSum, Payout, StripeBalance } from "./balance-sums";
import type { MonthEnd } from "./read-month-end";
import type { VatSum, VatSumRow } from "./vat-sums";
import { PassThrough, Readable } from "node:stream";
import yazl from "yazl";
import { fatturaPa } from "../invoices/fattura-pa";
import { orderDocumentOf } from "../invoices/order-document";
import { drawPdf, fileName } from "../invoices/pdf";

/** A month with its documents, oldest first, and the account at Stripe. */
interface MonthWithDocuments {
  figures: MonthEnd;
  documents: readonly StoredDocument[];
  stripe: StripeBalance;
}

const vatCells = ({ net_cents, vat_cents, gross_cents }: VatSum): Cell[] =>
  [net_cents, vat_cents, gross_cents].map(toEuros);

const sumRow = ({ period, country, rate, ...sum }: VatSumRow): Cell[] => [
  period,
  country.toUpperCase(),
  rate,
  ...vatCells(sum),
];

/** The parts of the month's sales, how they differ from the payments, and what disputes have cost. */
function summaryRows(
  { sales, sales_total, payments_balance_cents: balance, disputed, replaced }: MonthEnd,
  language: Language,
): Cell[][] {
  const { summary } = textsOf("documents", language).monthEnd;
  return [
    ...monthParts.map((part) => [summary[part], ...vatCells(sales[part].total)]),
    [summary.documents, ...vatCells(sales_total)],
    [summary.payments, "", "", toEuros(balance)],
    [summary.difference, "", "", toEuros(balance - sales_total.gross_cents)],
    ...(disputed.count === 0
      ? []
      : [
          [fill(summary.disputed, { count: disputed.count }), "", "", toEuros(disputed.cents)],
          [summary.dispute_fees, "", "", toEuros(disputed.fee_cents)],
        ]),
    ...(disputed.beyond_cents === 0
      ? []
      : [[summary.disputed_beyond, "", "", toEuros(disputed.beyond_cents)]]),
    ...replaced.map(({ reason, packs }) => [fill(summary.replaced[reason], { count: packs }), "", "", 0]),
  ];
}

const paymentRows = ({ payments }: MonthEnd, language: Language): Cell[][] =>
  payments.map(({ day, method, taken_cents: taken, refunded_cents: refunded }) => [
    day,
    textsOf("documents", language).monthEnd.methods[method],
    ...[taken, refunded, taken - refunded].map(toEuros),
  ]);

const balanceCells = (sum: BalanceSum): Cell[] =>
  [sum.paid_cents, sum.returned_cents, sum.fees_cents, sum.paid_out_cents, sum.change_cents].map(toEuros);

const payoutRow = ({ arrives, sent, id, cents, failed }: Payout, language: Language): Cell[] => [
  arrives,
  sent,
  id,
  toEuros(cents),
  failed ? textsOf("documents", language).monthEnd.payoutFailed : "",
];

/** One row per VAT rate of a document; credit notes are negative. */
function documentRows({ kind, label, issued_at, snapshot }: StoredDocument, language: Language): Cell[][] {
  const { kinds, methods, yes, no } = textsOf("documents", language).monthEnd;
  const { buyer, request, ship_to, corrects, payment, order_number } = snapshot;
  const sign = isSale(kind) ? 1 : -1;
  return snapshot.taxes.map(({ rate, net_cents, vat_cents, gross_cents }) => [
    label,
    kinds[kind],
    request ? yes : no,
    shopDay(issued_at),
    order_number,
    buyer.name,
    request?.vat_id ?? "",
    request?.codice_fiscale ?? "",
    ship_to.country.toUpperCase(),
    methods[payment],
    corrects?.label ?? "",
    rate,
    ...[net_cents, vat_cents, gross_cents].map((cents) => toEuros(sign * cents)),
  ]);
}

const isPart = (table: MonthEndTable): table is MonthPart => monthParts.some((part) => part === table);

function rowsOf(
  table: MonthEndTable,
  { figures, documents, stripe }: MonthWithDocuments,
  language: Language,
): Cell[][] {
  const { total } = textsOf("documents", language).monthEnd;
  if (isPart(table)) {
    const { rows, total: sum } = figures.sales[table];
    return [...rows.map(sumRow), [total, "", "", ...vatCells(sum)]];
  }
  switch (table) {
    case "summary":
      return summaryRows(figures, language);
    case "oss":
      return [...figures.oss.map(sumRow), [total, "", "", ...vatCells(figures.oss_total)]];
    case "payments":
      return paymentRows(figures, language);
    case "stripe":
      return [
        ...stripe.days.map(({ day, ...sum }) => [day, ...balanceCells(sum)]),
        [total, ...balanceCells(stripe.total)],
      ];
    case "payouts":
      return stripe.payouts.map((payout) => payoutRow(payout, language));
    case "documents":
      return documents.flatMap((document) => documentRows(document, language));
  }
}

export function monthEndCsv(
  table: MonthEndTable,
  month: MonthWithDocuments,
  language: Language,
): { name: string; csv: string } {
  const { files, columns } = textsOf("documents", language).monthEnd;
  return {
    name: `${files[table]}-${month.figures.month}.csv`,
    csv: csvOf(columns[isPart(table) ? "sales" : table], rowsOf(table, month, language)),
  };
}

/**
 * Renders a document when the archive reaches it, so that only one at a time is in memory. Its file is named in the
 * language of the archive, whatever that of its buyer.
 */
function addPdf(zip: yazl.ZipFile, document: StoredDocument, language: Language): void {
  const folder = textsOf("documents", language).monthEnd.folders.pdf;
  const paper = orderDocumentOf(document);
  zip.addReadStreamLazy(
    `${folder}/${fileName({ ...paper, language })}`,
    { mtime: document.issued_at },
    (use) => {
      drawPdf(paper).then(
        (pdf) => use(null, Readable.from([pdf])),
        (error: unknown) => use(error, Readable.from([])),
      );
    },
  );
}

export const archiveName = (month: string, language: Language): string =>
  `${textsOf("documents", language).monthEnd.archive}-${month}.zip`;

/**
 * Everything of a month in one ZIP: the tables, every document as PDF, and FatturaPA files for buyers who requested an
 * invoice. A rendering error is emitted on the stream.
 */
export function archiveOf(month: MonthWithDocuments, language: Language): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const { folders } = textsOf("documents", language).monthEnd;
  // a shop without Stripe has no account there
  const isKept = (table: MonthEndTable) =>
    (table !== "stripe" && table !== "payouts") ||
    month.stripe[table === "stripe" ? "days" : table].length > 0;
  for (const table of monthEndTables.filter(isKept)) {
    const { name, csv } = monthEndCsv(table, month, language);
    zip.addBuffer(Buffer.from(csv), name);
  }
  for (const document of month.documents) {
    addPdf(zip, document, language);
    if (document.snapshot.request) {
      const { name, xml } = fatturaPa(document);
      zip.addBuffer(Buffer.from(xml), `${folders.xml}/${name}`, { mtime: document.issued_at });
    }
  }
  zip.end();
  return output;
}
