import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MonthEnd } from "../../src/features/month-end/read-month-end";
import { placeMonthEndOrders, type MonthEndOrders } from "./month-end-orders";
import { owner } from "./shop";

const admin = await owner();

let orders: MonthEndOrders;
beforeAll(async () => {
  orders = await placeMonthEndOrders();
}, 180_000);
afterAll(() => orders.remove());

const month = (asked: string) =>
  admin.client.fetch<MonthEnd>("/admin/month-end", { query: { month: asked } });

async function file(path: string): Promise<Response> {
  return admin.client.fetch<Response>(path, { headers: { accept: "application/octet-stream" } });
}

/** The content of a file including its byte order mark. */
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());

describe("the month-end report", () => {
  it("contains sales less refunds by day in Rome, country and VAT rate, each in one part only", async () => {
    const { sales, sales_total: total } = await month("2031-04");
    const sold = { net_cents: 2973, vat_cents: 297, gross_cents: 3270 };
    const british = { net_cents: 2725, vat_cents: 545, gross_cents: 3270 };
    const back = { net_cents: -467, vat_cents: -33, gross_cents: -500 };
    expect(sales).toEqual({
      takings: { rows: [{ period: "2031-04-01", country: "it", rate: 10, ...sold }], total: sold },
      invoiced: { rows: [{ period: "2031-04-02", country: "it", rate: 10, ...sold }], total: sold },
      // although the buyer requested an invoice
      distance: { rows: [{ period: "2031-04-30", country: "de", rate: 7, ...back }], total: back },
      exports: { rows: [{ period: "2031-04-15", country: "gb", rate: 20, ...british }], total: british },
    });
    expect(total).toEqual({ net_cents: 8204, vat_cents: 1106, gross_cents: 9310 });
    const march = await month("2031-03");
    expect(march.sales_total).toEqual({ net_cents: 3056, vat_cents: 214, gross_cents: 3270 });
    expect(march.payments_balance_cents).toBe(3270);
    expect((await month("2031-05")).sales_total).toEqual({
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
        period: orders.quarterOfInvoice,
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
      { day: "2031-04-02", method: "bank_transfer", taken_cents: 3270, refunded_cents: 0 },
      { day: "2031-04-15", method: "bank_transfer", taken_cents: 3270, refunded_cents: 0 },
      { day: "2031-04-20", method: "bank_transfer", taken_cents: 1000, refunded_cents: 0 },
      { day: "2031-04-30", method: "bank_transfer", taken_cents: 0, refunded_cents: 500 },
    ]);
    expect(balance).toBe(10_310);
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
      "Totale;;;29,73;2,97;32,70",
      "",
    ]);
  });

  it("sums up its parts, and compares them with the payments", async () => {
    const answer = await textOf(await file("/admin/month-end/summary?month=2031-04&language=it"));
    expect(answer.split("\r\n").slice(1)).toEqual([
      "Corrispettivi (vendite in Italia senza fattura elettronica);29,73;2,97;32,70",
      "Fatture emesse (vendite in Italia con fattura elettronica);29,73;2,97;32,70",
      "Vendite in altri Stati UE (OSS);-4,67;-0,33;-5,00",
      "Esportazioni fuori dall’UE;27,25;5,45;32,70",
      "Tutti i documenti;82,04;11,06;93,10",
      "Incassi;;;103,10",
      // paid in part, not invoiced yet
      "Differenza;;;10,00",
      "",
    ]);
  });

  it("lists its documents, and escapes formulas in names", async () => {
    const lines = (await textOf(await file("/admin/month-end/documents?month=2031-04&language=de"))).split(
      "\r\n",
    );
    expect(lines.slice(1)).toEqual([
      `${orders.labels.italianSold};Verkaufsbeleg;nein;2031-04-01;${orders.numbers.italian};Grazia Deledda;;;IT;Überweisung;;10,00;29,73;2,97;32,70`,
      `${orders.labels.britishSold};Verkaufsbeleg;nein;2031-04-15;${orders.numbers.british};Grazia Deledda;;;GB;Überweisung;;20,00;27,25;5,45;32,70`,
      `${orders.labels.invoicedSold};Rechnung;ja;2031-04-02;${orders.numbers.invoiced};Grazia Deledda;;RSSMRA85T10A562S;IT;Überweisung;;10,00;29,73;2,97;32,70`,
      `${orders.labels.partlyBack};Gutschrift;ja;2031-04-30;${orders.numbers.german};'=1+1 GmbH;DE136695976;;DE;Überweisung;${orders.labels.sold};7,00;-4,67;-0,33;-5,00`,
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
        `Documents/Credit-note-${orders.labels.partlyBack}.pdf`,
        `Documents/Sales-document-${orders.labels.britishSold}.pdf`,
        `Documents/Sales-document-${orders.labels.italianSold}.pdf`,
        `Documents/Invoice-${orders.labels.invoicedSold}.pdf`,
        "Documents-2031-04.csv",
        "E-invoices-2031-04.csv",
        "EU-sales-2031-04.csv",
        "Exports-2031-04.csv",
        "OSS-2031-04.csv",
        "Payments-2031-04.csv",
        "Summary-2031-04.csv",
        "Takings-2031-04.csv",
      ].sort(),
    );
    const numbers = names
      .filter((name) => name.startsWith("FatturaPA/"))
      .map((name) => /<Numero>(.*)<\/Numero>/.exec(strFromU8(files[name] ?? new Uint8Array()))?.[1]);
    expect(numbers.sort()).toEqual([orders.labels.invoicedSold, orders.labels.partlyBack].sort());
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
      orders.labels.partlyBack,
      orders.labels.britishSold,
      orders.labels.invoicedSold,
      orders.labels.italianSold,
    ]);
    expect(await listed("2031-04-01", "2031-04-01")).toEqual([orders.labels.italianSold]);
    expect(await listed("2031-04-03", "2031-04-14")).toEqual([]);
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
});
