import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { OrderDocument } from "@su-turrone/contract/orders";
import { atNight, rowsOfRun } from "../../../testing/night";
import { capture, paymentOf } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { buyersKey, pageOf } from "./order-pages";
import { pdfTextOf as textOf } from "./owner-texts";
import { shippedCart } from "./shipped-cart";
import { orderByTransfer } from "./placed-order";
import { asStorefront, owner } from "./shop";

const admin = await owner();
const product = await ownProduct(`Probe ${randomUUID()}`);

/** Orders two packs at 12.90 by bank transfer; 32.70 in total with 6.90 for shipping. */
async function order(locale = "de-DE", country = "de"): Promise<{ id: string; number: number }> {
  const { id } = await shippedCart([{ variant_id: product.variantId, quantity: 2 }], { country, locale });
  const made = await orderByTransfer(id);
  return { id: made.id, number: made.display_id };
}

const documentsOf = async (id: string): Promise<OrderDocument[]> => (await pageOf(id)).documents;

/** Waits until an order has the given documents; they are created by events. */
async function waitForDocuments(id: string, kinds: readonly string[]): Promise<OrderDocument[]> {
  await expect
    .poll(async () => (await documentsOf(id)).map(({ kind }) => kind), { timeout: 60_000, interval: 500 })
    .toEqual(kinds);
  return documentsOf(id);
}

const fetchPdf = (order: string, document: string, headers: Record<string, string>) =>
  fetch(new URL(`/store/orders/${order}/documents/${document}`, setting("COMMERCE_URL")), {
    headers: { ...asStorefront, ...headers },
  });

interface Listed {
  id: string;
  kind: string;
  label: string;
  order_number: string;
  total_cents: number;
}

/** All documents of the books. */
async function books(): Promise<Listed[]> {
  const all: Listed[] = [];
  for (;;) {
    const { documents, count } = await admin.client.fetch<{ documents: Listed[]; count: number }>(
      `/admin/documents?limit=100&offset=${all.length}`,
    );
    all.push(...documents);
    if (all.length >= count) return all;
  }
}

describe("documents of an order", { timeout: 240_000 }, () => {
  const countries = [
    ["de-DE", "de", "Bestellung", "Verkaufsbeleg", "Gesamtbetrag 32,70 €", "7 % 30,56 € 2,14 € 32,70 €"],
    ["it-IT", "it", "Ordine", "Documento-di-vendita", "Totale 32,70 €", "10% 29,73 € 2,97 € 32,70 €"],
    ["en-US", "gb", "Order", "Sales-document", "Total €32.70", "20% €27.25 €5.45 €32.70"],
  ] as const;
  it.each(rowsOfRun(countries, ([locale]) => locale, ["de-DE", "it-IT"]))(
    "are a summary before and an invoice after the payment: %s",
    async (locale, country, before, after, total, vat) => {
      const { id, number } = await order(locale, country);
      expect(await documentsOf(id)).toEqual([{ id: "order", kind: "order", label: String(number) }]);
      const summary = await fetchPdf(id, "order", buyersKey(id));
      expect(summary.status).toBe(200);
      expect(summary.headers.get("content-type")).toBe("application/pdf");
      expect(summary.headers.get("content-disposition")).toBe(
        `attachment; filename="${before}-${number}.pdf"`,
      );
      expect(await textOf(summary)).toContain(total);

      await capture(id);
      const [invoice] = await waitForDocuments(id, ["sale"]);
      expect(invoice?.label).toMatch(/^DV-\d{4}-\d{4,}$/);
      const pdf = await fetchPdf(id, invoice?.id ?? "", buyersKey(id));
      expect(pdf.headers.get("content-disposition")).toBe(
        `attachment; filename="${after}-${invoice?.label}.pdf"`,
      );
      const text = await textOf(pdf);
      for (const part of [total, vat, String(number), "Grazia Deledda", "Via Roma 1"])
        expect(text).toContain(part);
      expect(text).not.toContain("Copia di cortesia");
      // an invoice replaces the order summary: existing links to the summary open the invoice
      const followed = await fetchPdf(id, "order", buyersKey(id));
      expect(followed.headers.get("content-disposition")).toBe(pdf.headers.get("content-disposition"));
    },
  );

  it("are corrected by a credit note for each refund, and stay unchanged", async () => {
    const { id } = await order();
    const payment = await paymentOf(id);
    await admin.admin.payment.capture(payment, {});
    const [invoice] = await waitForDocuments(id, ["sale"]);
    await admin.admin.payment.refund(payment, { amount: 5 });
    await waitForDocuments(id, ["sale", "refund"]);
    await admin.admin.payment.refund(payment, { amount: 27.7 });
    const [, first, second] = await waitForDocuments(id, ["sale", "refund", "refund"]);
    const read = async (document: OrderDocument | undefined) =>
      textOf(await fetchPdf(id, document?.id ?? "", buyersKey(id)));
    expect(await read(first)).toContain("7 % 4,67 € 0,33 € 5,00 €");
    // 30.56 - 4.67 and 2.14 - 0.33
    expect(await read(second)).toContain("7 % 25,89 € 1,81 € 27,70 €");
    expect(await read(second)).toContain(`Korrigiert den Beleg ${invoice?.label}`);
    expect(await read(invoice)).toContain("Gesamtbetrag 32,70 €");
  });

  it("are only shown to their buyer, and follow the cancellation of a paid and of an unpaid order", async () => {
    const { id: unpaid } = await order();
    const { id: paid } = await order();
    await capture(paid);
    const [invoice] = await waitForDocuments(paid, ["sale"]);
    const invoiceId = invoice?.id ?? "";
    expect((await fetchPdf(unpaid, "order", {})).status).toBe(404);
    expect((await fetchPdf(unpaid, "order", buyersKey(paid))).status).toBe(404);
    expect((await fetchPdf(unpaid, invoiceId, buyersKey(unpaid))).status).toBe(404);

    await admin.admin.order.cancel(paid);
    const [, note] = await waitForDocuments(paid, ["sale", "refund"]);
    const credited = await textOf(await fetchPdf(paid, note?.id ?? "", buyersKey(paid)));
    expect(credited).toContain("Erstattung 32,70 €");

    // no payment details are left, and no invoice is announced
    const summary = async () => textOf(await fetchPdf(unpaid, "order", buyersKey(unpaid)));
    const before = await summary();
    for (const part of ["Zu überweisen 32,70 €", "Den Verkaufsbeleg erhalten Sie"])
      expect(before).toContain(part);
    await admin.admin.order.cancel(unpaid);
    const text = await summary();
    expect(text).toContain("Dies ist keine Rechnung.");
    for (const part of ["IBAN", "ST-", "Den Verkaufsbeleg erhalten Sie"]) expect(text).not.toContain(part);
    expect(await pageOf(unpaid)).toMatchObject({ bank_transfer: null });
  });
});

describe("the books", { timeout: 600_000 }, () => {
  // at night more than commerce has database connections, so that each of them waits for a number
  const paidAtOnce = atNight ? 12 : 3;
  it("have neither gaps nor duplicates if orders are paid simultaneously", async () => {
    const placed = await Promise.all(Array.from({ length: paidAtOnce }, () => order()));
    const orders: { id: string; payment: string }[] = [];
    for (const { id } of placed) orders.push({ id, payment: await paymentOf(id) });
    await Promise.all(orders.map(({ payment }) => admin.admin.payment.capture(payment, {})));
    for (const { id } of orders) await waitForDocuments(id, ["sale"]);
    const sequences = (await books())
      .filter(({ kind }) => kind === "sale")
      .map(({ label }) => Number(label.split("-").at(-1)))
      .sort((a, b) => a - b);
    expect(sequences.length).toBeGreaterThanOrEqual(paidAtOnce);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  });

  it("cannot be changed or deleted, not even by SQL", async () => {
    const [some] = await books();
    for (const statement of ["update shop_document set label = 'F-0000-0000'", "delete from shop_document"]) {
      const change = sql(`${statement} where id = $1`, [some?.id]);
      await expect(change, statement).rejects.toThrow(/neither changed nor deleted/);
    }
  });

  it("are accessible to the owner", async () => {
    const [some] = await books();
    const pdf = await admin.client.fetch<Response>(`/admin/documents/${some?.id}/pdf`, {
      headers: { accept: "application/pdf" },
    });
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    // the buyer requested no business invoice
    await expect(admin.client.fetch(`/admin/documents/${some?.id}/xml`)).rejects.toMatchObject({
      status: 404,
    });
  });
});
