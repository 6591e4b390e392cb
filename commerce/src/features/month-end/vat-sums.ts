import { isOtherMemberState } from "@su-turrone/contract/country-codes";
import { quarterOf, type Span } from "./month";
import type { MonthPart } from "./month-end-tables";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { shopTimeZone } from "@su-turrone/contract/time-zone";

/** Integer cents; net + vat = gross. Refunds are subtracted, so all values may be negative. */
export interface VatSum {
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
}

/** Sum of one country and rate; `period` is a day or a quarter. */
export interface VatSumRow extends VatSum {
  period: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Per cent. */
  rate: number;
}

/** Distance sales to other member states, compared with the threshold below which they are taxed in Italy. */
export interface ThresholdMeter {
  /** Net, from January to the end of the quarter; integer cents. */
  year_cents: number;
  /** Net, whole previous year; integer cents. */
  year_before_cents: number;
  threshold_cents: number;
}

/** EUR 10,000 without VAT in the current and in the previous year (Directive 2006/112/EC, art. 59c). */
const thresholdCents = 1_000_000;

export const vatSum = (rows: readonly VatSum[]): VatSum => ({
  net_cents: rows.reduce((sum, row) => sum + row.net_cents, 0),
  vat_cents: rows.reduce((sum, row) => sum + row.vat_cents, 0),
  gross_cents: rows.reduce((sum, row) => sum + row.gross_cents, 0),
});

function sumsBy(rows: readonly DocumentTaxes[], periodOf: (row: DocumentTaxes) => string): VatSumRow[] {
  const groups = new Map<string, VatSumRow>();
  for (const row of rows) {
    const { country, rate } = row;
    const period = periodOf(row);
    const key = `${period} ${country} ${String(rate).padStart(8, "0")}`;
    groups.set(key, { period, country, rate, ...vatSum([groups.get(key) ?? zeroVatSum, row]) });
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

const zeroVatSum: VatSum = { net_cents: 0, vat_cents: 0, gross_cents: 0 };

/**
 * Where the VAT of documents is declared, so that none is declared twice. Sold in Italy: in the register of takings
 * (DPR 633/1972 art. 22 and 24), or in that of invoices (art. 23) if there is an e-invoice. Sold to another member
 * state: through the One Stop Shop (art. 74-sexies), with or without an e-invoice. Everything else leaves the Union.
 */
function partOf(row: DocumentTaxes): MonthPart {
  if (row.country === "it") return row.invoiced ? "invoiced" : "takings";
  return isOtherMemberState(row.country) ? "distance" : "exports";
}

/** A part of a month's sales, by day, country and rate. */
export const salesOf = (rows: readonly DocumentTaxes[], month: string, part: MonthPart): VatSumRow[] =>
  sumsBy(
    rows.filter((row) => row.day.startsWith(`${month}-`) && partOf(row) === part),
    ({ day }) => day,
  );

/**
 * One Stop Shop declaration for the quarter of a month, by country and rate. A refund corrects the quarter in which its
 * sale was declared, in a separate row (Directive 2006/112/EC, art. 369g(4)).
 */
export function ossOf(rows: readonly DocumentTaxes[], month: string): VatSumRow[] {
  const quarter = quarterOf(month);
  return sumsBy(
    rows.filter((row) => isOtherMemberState(row.country) && quarterOf(row.day) === quarter),
    ({ day, corrects_day: corrects }) => quarterOf(corrects ?? day),
  );
}

/** Distance sales of a month's year and of the previous year, compared with the threshold. */
export function thresholdMeter(rows: readonly DocumentTaxes[], month: string): ThresholdMeter {
  const year = Number(month.slice(0, 4));
  const netCentsOfYear = (wanted: number) =>
    vatSum(rows.filter((row) => isOtherMemberState(row.country) && row.day.startsWith(`${wanted}-`)))
      .net_cents;
  return {
    year_cents: netCentsOfYear(year),
    year_before_cents: netCentsOfYear(year - 1),
    threshold_cents: thresholdCents,
  };
}

const rows = z.array(
  z.object({
    /** Date of the documents in Europe/Rome, ISO 8601. */
    day: z.string(),
    /** Date of the invoice a credit note corrects; null for invoices. */
    corrects_day: z.string().nullable(),
    /** Country of delivery: ISO 3166-1 alpha-2, lower case. */
    country: z.string(),
    /** Whether the buyer requested an invoice, so that there is a FatturaPA file of the document. */
    invoiced: z.boolean(),
    /** Per cent. */
    rate: z.coerce.number(),
    net_cents: z.coerce.number(),
    vat_cents: z.coerce.number(),
    gross_cents: z.coerce.number(),
  }),
);

/** VAT of all documents of one day, country and rate, with or without e-invoice; credit notes count as negative. Integer cents. */
export type DocumentTaxes = z.infer<typeof rows>[number];

/**
 * VAT of all documents in a period, grouped by day, country, rate and e-invoice. Nothing is recalculated: the documents are
 * authoritative.
 */
export async function documentTaxes(knex: Knex, { from, before }: Span): Promise<DocumentTaxes[]> {
  const found: unknown = await knex("shop_document as document")
    .joinRaw("cross join lateral jsonb_array_elements(document.snapshot->'taxes') as tax")
    .joinRaw(
      "cross join lateral (select case when document.kind in ('invoice', 'sale') then 1 else -1 end as sign) as signed",
    )
    .select(
      knex.raw("to_char(document.issued_at at time zone ?, 'YYYY-MM-DD') as day", [shopTimeZone]),
      knex.raw(
        "to_char((document.snapshot->'corrects'->>'issued_at')::timestamptz at time zone ?, 'YYYY-MM-DD') as corrects_day",
        [shopTimeZone],
      ),
      knex.raw("document.snapshot->'ship_to'->>'country' as country"),
      knex.raw("jsonb_typeof(document.snapshot->'request') = 'object' as invoiced"),
      knex.raw("(tax->>'rate')::numeric as rate"),
      knex.raw("sum(sign * (tax->>'net_cents')::bigint) as net_cents"),
      knex.raw("sum(sign * (tax->>'vat_cents')::bigint) as vat_cents"),
      knex.raw("sum(sign * (tax->>'gross_cents')::bigint) as gross_cents"),
    )
    .whereNull("document.deleted_at")
    .where("document.issued_at", ">=", from)
    .where("document.issued_at", "<", before)
    .groupByRaw("1, 2, 3, 4, 5")
    .orderByRaw("1, 3, 5, 2, 4");
  return rows.parse(found);
}
