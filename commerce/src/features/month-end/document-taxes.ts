import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { shopTimeZone } from "@su-turrone/contract/time-zone";
import type { Span } from "./month";

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
      "cross join lateral (select case document.kind when 'invoice' then 1 else -1 end as sign) as signed",
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
