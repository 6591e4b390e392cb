import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type Medusa from "@medusajs/js-sdk";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { MonthEnd } from "../../src/features/month-end/read-month-end";
import { sql, withDatabase } from "./database";
import { shippedCart } from "./shipped-cart";
import { choosePayment, saveRequests, owner, send, shopper } from "./shop";
import { createTestProduct, type TestProduct } from "./test-product";

let admin: Medusa;
let product: TestProduct;

/** Two packs at 12.90 by bank transfer, 32.70 in total with 6.90 for shipping. */
async function order(country: string): Promise<string> {
  const { id } = await shippedCart([{ variant_id: product.variantId, quantity: 2 }], { country });
  // orders with a business invoice are shipped to Germany
  if (country === "de") await saveRequests(id, { invoice: company });
  await choosePayment(id);
  const answer = await shopper.store.cart.complete(id);
  if (answer.type !== "order") throw new Error(answer.error.message);
  return answer.order.id;
}

const company = { company: "=1+1 GmbH", vat_id: "DE136695976", codice_fiscale: "", sdi_code: "", pec: "" };

async function paymentOf(id: string): Promise<string> {
  const { order: found } = await admin.admin.order.retrieve(id, { fields: "*payment_collections.payments" });
  return found.payment_collections[0]?.payments?.[0]?.id ?? "";
}

interface DocumentRow extends Record<string, unknown> {
  id: string;
  kind: string;
  label: string;
  issued_at: Date;
}

const documentsOf = (orderId: string) =>
  sql<DocumentRow>(
    "select id, kind, label, issued_at, snapshot from shop_document where order_id = $1 order by kind desc",
    [orderId],
  );

/** Waits until an order has a number of documents; they are created by events. */
const waitForDocuments = (orderId: string, count: number): Promise<DocumentRow[]> =>
  vi.waitFor(
    async () => {
      const documents = await documentsOf(orderId);
      if (documents.length !== count) throw new Error(`There are ${documents.length} documents`);
      return documents;
    },
    { timeout: 60_000, interval: 300 },
  );

/** Rows re-dated by a test, with their previous dates. */
const dated: { table: "shop_document" | "capture" | "refund"; id: string; was: unknown }[] = [];
const columns = { shop_document: "issued_at", capture: "created_at", refund: "created_at" } as const;

/**
 * Changes the date of a row to simulate the passage of time, which no route allows. Only the database's owner may do
 * this in the books.
 */
async function date(
  table: "shop_document" | "capture" | "refund",
  id: string,
  at: unknown,
): Promise<unknown> {
  const column = columns[table];
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

async function dateAt(
  table: "shop_document" | "capture" | "refund",
  id: string | undefined,
  at: string,
): Promise<void> {
  const was = await date(table, id ?? "", at);
  dated.push({ table, id: id ?? "", was });
}

async function dateMoney(orderId: string, table: "capture" | "refund", at: string): Promise<void> {
  const rows = await sql(`select id from ${table} where payment_id = $1`, [await paymentOf(orderId)]);
  for (const { id } of rows) await dateAt(table, String(id), at);
}

const labels: Record<string, string> = {};
const numbers: Record<string, string> = {};
let quarterOfInvoice = "";

beforeAll(async () => {
  admin = await owner();
  const { product_types: types } = await admin.admin.productType.list();
  const nougat = types.find(({ value }) => value === "Torrone")?.id;
  product = await createTestProduct(admin, `Probe ${randomUUID()}`, 12.9, nougat);

  const [german, italian, british, unpaid, inPart] = [
    await order("de"),
    await order("it"),
    await order("gb"),
    await order("fr"),
    await order("es"),
  ];
  for (const [name, id] of Object.entries({ german, italian, british })) {
    await admin.admin.payment.capture(await paymentOf(id), {});
    await waitForDocuments(id, 1);
    const { order: found } = await admin.admin.order.retrieve(id, { fields: "display_id" });
    numbers[name] = String(found.display_id);
  }
  await admin.admin.payment.refund(await paymentOf(german), { amount: 5 });
  await admin.admin.order.cancel(british);
  await admin.admin.order.cancel(unpaid);
  await admin.admin.payment.capture(await paymentOf(inPart), { amount: 10 });

  // in Rome: a minute before April, half an hour after its start, its middle, its last second, and the first of May
  const [sold, partlyBack] = await waitForDocuments(german, 2);
  const [italianSold] = await waitForDocuments(italian, 1);
  const [britishSold, allBack] = await waitForDocuments(british, 2);
  const [year, ofYear] = shopDay(sold?.issued_at ?? new Date())
    .split("-")
    .map(Number);
  quarterOfInvoice = `${year}-Q${Math.ceil((ofYear ?? 0) / 3)}`;
  await dateAt("shop_document", sold?.id, "2031-03-31T21:59:00Z");
  await dateAt("shop_document", italianSold?.id, "2031-03-31T22:30:00Z");
  await dateAt("shop_document", britishSold?.id, "2031-04-15T10:00:00Z");
  await dateAt("shop_document", partlyBack?.id, "2031-04-30T21:59:59Z");
  await dateAt("shop_document", allBack?.id, "2031-04-30T22:00:00Z");
  await dateMoney(german, "capture", "2031-03-31T21:59:00Z");
  await dateMoney(italian, "capture", "2031-03-31T22:30:00Z");
  await dateMoney(british, "capture", "2031-04-15T10:00:00Z");
  await dateMoney(inPart, "capture", "2031-04-20T10:00:00Z");
  await dateMoney(german, "refund", "2031-04-30T21:59:59Z");
  await dateMoney(british, "refund", "2031-04-30T22:00:00Z");
  Object.assign(labels, {
    sold: sold?.label,
    partlyBack: partlyBack?.label,
    italianSold: italianSold?.label,
    britishSold: britishSold?.label,
  });
}, 180_000);

afterAll(async () => {
  for (const { table, id, was } of dated) await date(table, id, was);
  await admin.admin.product.delete(product.id);
});

const month = (asked: string) =>
  admin.client.fetch<MonthEnd>("/admin/month-end", { query: { month: asked } });

async function file(path: string): Promise<Response> {
  return admin.client.fetch<Response>(path, { headers: { accept: "application/octet-stream" } });
}

/** The content of a file including its byte order mark. */
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());

describe("the month-end report", () => {
  it("contains sales less refunds by day in Rome, country and VAT rate", async () => {
    const april = await month("2031-04");
    expect(april.takings).toEqual([
      { period: "2031-04-01", country: "it", rate: 10, net_cents: 2973, vat_cents: 297, gross_cents: 3270 },
      { period: "2031-04-15", country: "gb", rate: 20, net_cents: 2725, vat_cents: 545, gross_cents: 3270 },
      { period: "2031-04-30", country: "de", rate: 7, net_cents: -467, vat_cents: -33, gross_cents: -500 },
    ]);
    expect(april.takings_total).toEqual({ net_cents: 5231, vat_cents: 809, gross_cents: 6040 });
    expect((await month("2031-03")).takings_total).toEqual({
      net_cents: 3056,
      vat_cents: 214,
      gross_cents: 3270,
    });
    expect((await month("2031-05")).takings_total).toEqual({
      net_cents: -2725,
      vat_cents: -545,
      gross_cents: -3270,
    });
  });

  it("contains only other member states for the One Stop Shop, with corrections by the quarter of the sale", async () => {
    const { oss, quarter, meter } = await month("2031-04");
    expect(quarter).toBe("2031-Q2");
    expect(oss).toEqual([
      {
        period: quarterOfInvoice,
        country: "de",
        rate: 7,
        net_cents: -467,
        vat_cents: -33,
        gross_cents: -500,
      },
    ]);
    // 30.56 of March less 4.67 of April
    expect(meter).toEqual({ year_cents: 2589, year_before_cents: 0, threshold_cents: 1_000_000 });
    expect((await month("2031-03")).oss).toEqual([
      { period: "2031-Q1", country: "de", rate: 7, net_cents: 3056, vat_cents: 214, gross_cents: 3270 },
    ]);
  });

  it("contains all payments, also those without a document", async () => {
    const { payments, payments_balance_cents: balance } = await month("2031-04");
    expect(payments).toEqual([
      { day: "2031-04-01", method: "bank_transfer", taken_cents: 3270, refunded_cents: 0 },
      { day: "2031-04-15", method: "bank_transfer", taken_cents: 3270, refunded_cents: 0 },
      { day: "2031-04-20", method: "bank_transfer", taken_cents: 1000, refunded_cents: 0 },
      { day: "2031-04-30", method: "bank_transfer", taken_cents: 0, refunded_cents: 500 },
    ]);
    expect(balance).toBe(7040);
  });

  it("is available as CSV", async () => {
    const answer = await file("/admin/month-end/takings?month=2031-04&language=it");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="Corrispettivi-2031-04.csv"',
    );
    expect((await textOf(answer)).split("\r\n")).toEqual([
      "\uFEFFGiorno;Paese;Aliquota %;Imponibile EUR;IVA EUR;Totale EUR",
      "2031-04-01;IT;10,00;29,73;2,97;32,70",
      "2031-04-15;GB;20,00;27,25;5,45;32,70",
      "2031-04-30;DE;7,00;-4,67;-0,33;-5,00",
      "Totale;;;52,31;8,09;60,40",
      "",
    ]);
  });

  it("lists its documents, and escapes formulas in names", async () => {
    const lines = (await textOf(await file("/admin/month-end/documents?month=2031-04&language=de"))).split(
      "\r\n",
    );
    expect(lines.slice(1)).toEqual([
      `${labels["italianSold"]};Rechnung;2031-04-01;${numbers["italian"]};Grazia Deledda;;;IT;Überweisung;;10,00;29,73;2,97;32,70`,
      `${labels["britishSold"]};Rechnung;2031-04-15;${numbers["british"]};Grazia Deledda;;;GB;Überweisung;;20,00;27,25;5,45;32,70`,
      `${labels["partlyBack"]};Gutschrift;2031-04-30;${numbers["german"]};'=1+1 GmbH;DE136695976;;DE;Überweisung;${labels["sold"]};7,00;-4,67;-0,33;-5,00`,
      "",
    ]);
  });

  it("is available as an archive with all tables, PDFs and FatturaPA files", async () => {
    const answer = await file("/admin/month-end/archive?month=2031-04&language=en");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Month-2031-04.zip"');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files).sort();
    expect(names.filter((name) => !name.startsWith("FatturaPA/"))).toEqual(
      [
        `Documents/Gutschrift-${labels["partlyBack"]}.pdf`,
        `Documents/Rechnung-${labels["britishSold"]}.pdf`,
        `Documents/Rechnung-${labels["italianSold"]}.pdf`,
        "Documents-2031-04.csv",
        "OSS-2031-04.csv",
        "Payments-2031-04.csv",
        "Takings-2031-04.csv",
      ].sort(),
    );
    const [xml, ...others] = names.filter((name) => name.startsWith("FatturaPA/"));
    expect(others).toEqual([]);
    expect(strFromU8(files[xml ?? ""] ?? new Uint8Array())).toContain(
      `<Numero>${labels["partlyBack"]}</Numero>`,
    );
    for (const name of names.filter((one) => one.endsWith(".pdf")))
      expect(strFromU8((files[name] ?? new Uint8Array()).slice(0, 5))).toBe("%PDF-");
  });

  it("has its documents in the document list filtered by date", async () => {
    const listed = async (from: string, to: string) => {
      const { documents } = await admin.client.fetch<{ documents: { label: string }[] }>("/admin/documents", {
        query: { from, to },
      });
      return documents.map(({ label }) => label);
    };
    expect(await listed("2031-04-01", "2031-04-30")).toEqual([
      labels["partlyBack"],
      labels["britishSold"],
      labels["italianSold"],
    ]);
    expect(await listed("2031-04-01", "2031-04-01")).toEqual([labels["italianSold"]]);
    expect(await listed("2031-04-02", "2031-04-14")).toEqual([]);
  });

  it.each([
    ["/admin/month-end?month=2031-13", 400],
    ["/admin/month-end", 400],
    ["/admin/month-end/takings?month=2031-04&language=xx", 400],
    ["/admin/month-end/nothing?month=2031-04", 404],
    ["/admin/documents?from=2031-02-30", 400],
  ])("refuses %s with %i", async (path, status) => {
    await expect(admin.client.fetch(path)).rejects.toMatchObject({ status });
  });

  it("requires a login", async () => {
    expect((await send("GET", "/admin/month-end?month=2031-04")).status).toBe(401);
    expect((await send("GET", "/admin/month-end/archive?month=2031-04")).status).toBe(401);
  });
});
