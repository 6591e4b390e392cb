import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { form, refund } from "./line-refund-tools";
import { pdfTextOf } from "./owner-texts";
import {
  choosePaymentMethod,
  clearFaults,
  configureFaults,
  hangingFaults,
  orderOf,
  ordersOf,
} from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { owner, saveRequests } from "./shop";

const { admin, client } = await owner();

// without a rate of its own, a kind of goods has the standard rate: 22 % in Italy, while nougat and shipping have 10 %
const { product_type: crateType } = await admin.productType.create({ value: `Kiste ${randomUUID()}` });
const crate = await ownProduct("Probekiste", { euro: 12.2, typeId: crateType.id });
const nougat = await ownProduct("Probetorrone", { euro: 11 });
afterAll(async () => {
  await admin.productType.delete(crateType.id);
});
afterEach(clearFaults);

/** An invoiced Italian order of a crate (12.20), a nougat (11.00) and shipping (6.90). */
async function mixedOrder() {
  const email = `mixed-${randomUUID()}@example.com`;
  const items = [crate, nougat].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
  const cart = await shippedCart(items, { country: "it", email });
  const invoice = { company: "", vat_id: "", codice_fiscale: "RSSMRA85T10A562S", sdi_code: "", pec: "" };
  await saveRequests(cart.id, { invoice }, email, "it");
  await choosePaymentMethod(cart, "card");
  const id = await orderOf(cart.id, 3010);
  const [order] = await ordersOf(email);
  return {
    id,
    paymentId: order?.payment_collections[0]?.payments?.[0]?.id ?? "",
    crateLine: order?.items.find(({ variant_id: variant }) => variant === crate.variantId)?.id ?? "",
  };
}

/** Waits for the given number of documents of an order; returns the text and XML of the newest one. */
async function newestOf(orderId: string, count: number) {
  const list = async () =>
    (await client.fetch<{ documents: { id: string }[] }>(`/admin/documents?order_id=${orderId}`)).documents;
  await expect.poll(async () => (await list()).length, { timeout: 60_000, interval: 300 }).toBe(count);
  const file = async (format: string) => {
    const headers = { accept: "application/octet-stream" };
    const [newest] = await list();
    return client.fetch<Response>(`/admin/documents/${newest?.id ?? ""}/${format}`, { headers });
  };
  const text = await pdfTextOf(await file("pdf"));
  return { text, xml: (await (await file("xml")).text()).replace(/\s+/g, "") };
}

it("a credit note of a refunded line has the VAT of that line, the next one that of the rest", async () => {
  const { id, paymentId, crateLine } = await mixedOrder();
  // once it is paid
  await newestOf(id, 1);
  await refund(id, await form(id, { lines: [{ id: crateLine, quantity: 1 }] }));
  const line = await newestOf(id, 2);
  expect(line.text).toContain("22 % 10,00 € 2,20 € 12,20 €");
  expect(line.text).not.toContain("10 %");
  expect(line.xml.match(/<DatiRiepilogo>.*<\/DatiRiepilogo>/)?.[0]).toBe(
    "<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>10.00</ImponibileImporto><Imposta>2.20</Imposta><EsigibilitaIVA>I</EsigibilitaIVA></DatiRiepilogo>",
  );
  await admin.payment.refund(paymentId, { amount: 5 });
  const rest = await newestOf(id, 3);
  expect(rest.text).toContain("10 % 4,55 € 0,45 € 5,00 €");
  expect(rest.text).not.toContain("22 %");
}, 120_000);

it("a refund that Stripe is still asked for has no credit note, and one that it refuses gets none", async () => {
  const { id, crateLine } = await mixedOrder();
  await newestOf(id, 1);
  const body = await form(id, { lines: [{ id: crateLine, quantity: 1 }] });
  const refusals = Array.from({ length: 60 }, () => ({ match: "refund", kind: "error_500" }));
  await configureFaults([{ match: "refund", kind: "timeout_before", ms: 3_000 }, ...refusals]);
  const refused = expect(refund(id, body)).rejects.toMatchObject({ status: 409 });
  await expect.poll(hangingFaults, { timeout: 30_000, interval: 50 }).toHaveLength(1);
  await runJob("issue-missing-documents");
  await refused;
  await runJob("issue-missing-documents");
  await newestOf(id, 1);
  await clearFaults();
  await refund(id, body);
  const made = await newestOf(id, 2);
  expect(made.text).toContain("22 % 10,00 € 2,20 € 12,20 €");
  expect(made.text).not.toContain("10 %");
}, 120_000);
