import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { InvoiceRequest } from "@su-turrone/contract/buyer-requests";
import { shopDay } from "@su-turrone/contract/time-zone";
import { capture, paymentOf, refund, sendBackAll } from "../../../testing/orders";
import { post } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { sql, withDatabase } from "./database";
import { shippedCart } from "./shipped-cart";
import { orderByTransfer } from "./placed-order";
import { saveRequests } from "./shop";

const person = { company: "", vat_id: "", codice_fiscale: "RSSMRA85T10A562S", sdi_code: "", pec: "" };
const company = { company: "=1+1 GmbH", vat_id: "DE136695976", codice_fiscale: "", sdi_code: "", pec: "" };

/** Two packs at 12.90 by bank transfer, 32.70 in total with 6.90 for shipping. */
async function order(
  { variantId }: TestProduct,
  country: string,
  invoice?: InvoiceRequest,
): Promise<{ id: string; number: string }> {
  const { id: cartId } = await shippedCart([{ variant_id: variantId, quantity: 2 }], { country });
  if (invoice) await saveRequests(cartId, { invoice }, undefined, country);
  const { id, display_id: number } = await orderByTransfer(cartId);
  return { id, number: String(number) };
}

interface DocumentRow extends Record<string, unknown> {
  id: string;
  label: string;
  issued_at: Date;
}

/** Waits until an order has all its documents, which are created by events: the invoice, then the credit note. */
const waitForDocuments = (orderId: string, count: number): Promise<DocumentRow[]> =>
  vi.waitFor(
    async () => {
      const documents = await sql<DocumentRow>(
        "select id, label, issued_at from shop_document where order_id = $1 order by kind desc",
        [orderId],
      );
      if (documents.length !== count) throw new Error(`There are ${documents.length} documents`);
      return documents;
    },
    { timeout: 60_000, interval: 300 },
  );

const dateColumns = {
  shop_document: "issued_at",
  capture: "created_at",
  refund_transfer: "sent_at",
} as const;
type DatedTable = keyof typeof dateColumns;

/** Rows re-dated by the tests, with their previous dates. */
const redated: { table: DatedTable; id: string; was: unknown }[] = [];

/**
 * Changes the date of a row to simulate the passage of time, which no route allows. Only the database's owner may do
 * this in the books.
 */
async function date(table: DatedTable, id: string, at: unknown): Promise<unknown> {
  const column = dateColumns[table];
  return withDatabase(async (database) => {
    await database.query("set session_replication_role = replica");
    const { rows } = await database.query<{ was: unknown }>(
      `select ${column} as was from ${table} where id = $1`,
      [id],
    );
    await database.query(`update ${table} set ${column} = $2 where id = $1`, [id, at]);
    return rows[0]?.was;
  });
}

async function dateAt(table: DatedTable, id: string | undefined, at: string): Promise<void> {
  const was = await date(table, id ?? "", at);
  redated.push({ table, id: id ?? "", was });
}

async function dateCaptures(orderId: string, at: string): Promise<void> {
  const rows = await sql("select id from capture where payment_id = $1", [await paymentOf(orderId)]);
  for (const { id } of rows) await dateAt("capture", String(id), at);
}

/** Sends back what was refunded, on another day than the refund was booked. */
async function sendBack(orderId: string, at: string): Promise<void> {
  await sendBackAll(orderId);
  const rows = await sql("select id from refund_transfer where order_id = $1", [orderId]);
  for (const { id } of rows) await dateAt("refund_transfer", String(id), at);
}

/** What the expected report contains of the orders and their documents. */
export interface MonthEndOrders {
  /** Order numbers. */
  numbers: Record<"german" | "italian" | "invoiced" | "british", string>;
  /** Document numbers. */
  labels: Record<"sold" | "partlyBack" | "italianSold" | "invoicedSold" | "britishSold", string | undefined>;
  /** Quarter in which the German invoice was issued, before it was re-dated. */
  quarterOfInvoice: string;
  /** Restores all dates and deletes the product. */
  remove: () => Promise<void>;
}

/**
 * Places six orders and dates their documents and payments around April 2031. In Rome: a minute before April, half an
 * hour after its start, its middle, its last second, and the first of May.
 */
export async function placeMonthEndOrders(): Promise<MonthEndOrders> {
  const product = await createProduct(`Probe ${randomUUID()}`);

  const [german, italian, invoiced, british, unpaid, inPart] = [
    await order(product, "de", company),
    await order(product, "it"),
    await order(product, "it", person),
    await order(product, "gb"),
    await order(product, "fr"),
    await order(product, "es"),
  ];
  for (const { id } of [german, italian, invoiced, british]) await capture(id);
  // the invoice of a cancelled order is issued before
  await waitForDocuments(british.id, 1);
  await waitForDocuments(german.id, 1);
  await refund(german.id, 5);
  for (const { id } of [british, unpaid]) await post(`/admin/orders/${id}/cancel`);
  await capture(inPart.id, 10);

  const [sold, partlyBack] = await waitForDocuments(german.id, 2);
  const [italianSold] = await waitForDocuments(italian.id, 1);
  const [invoicedSold] = await waitForDocuments(invoiced.id, 1);
  const [britishSold, allBack] = await waitForDocuments(british.id, 2);
  const [year, month] = shopDay(sold?.issued_at ?? new Date())
    .split("-")
    .map(Number);
  await dateAt("shop_document", sold?.id, "2031-03-31T21:59:00Z");
  await dateAt("shop_document", italianSold?.id, "2031-03-31T22:30:00Z");
  await dateAt("shop_document", invoicedSold?.id, "2031-04-02T10:00:00Z");
  await dateAt("shop_document", britishSold?.id, "2031-04-15T10:00:00Z");
  await dateAt("shop_document", partlyBack?.id, "2031-04-30T21:59:59Z");
  await dateAt("shop_document", allBack?.id, "2031-04-30T22:00:00Z");
  await dateCaptures(german.id, "2031-03-31T21:59:00Z");
  await dateCaptures(italian.id, "2031-03-31T22:30:00Z");
  await dateCaptures(invoiced.id, "2031-04-02T10:00:00Z");
  await dateCaptures(british.id, "2031-04-15T10:00:00Z");
  await dateCaptures(inPart.id, "2031-04-20T10:00:00Z");
  await sendBack(german.id, "2031-04-30T21:59:59Z");
  await sendBack(british.id, "2031-04-30T22:00:00Z");
  return {
    numbers: {
      german: german.number,
      italian: italian.number,
      invoiced: invoiced.number,
      british: british.number,
    },
    labels: {
      sold: sold?.label,
      partlyBack: partlyBack?.label,
      italianSold: italianSold?.label,
      invoicedSold: invoicedSold?.label,
      britishSold: britishSold?.label,
    },
    quarterOfInvoice: `${year}-Q${Math.ceil((month ?? 0) / 3)}`,
    remove: async () => {
      for (const { table, id, was } of redated) await date(table, id, was);
      await product.remove();
    },
  };
}
