import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runJob, sql } from "./database";
import { waitForMails } from "./mails";
import {
  atStripe,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  configureFaults,
  heldBy,
  noRefundWebhooks,
  orderOf,
  ordersOf,
  stockedProduct,
  totalCents,
  unpublish,
  type StockedProduct,
} from "./payment-tools";
import { owner } from "./shop";

const sdk = await owner();
let product: StockedProduct;

beforeAll(async () => {
  product = await stockedProduct("Rückgabeprobe");
});
afterEach(clearFaults);
afterAll(() => unpublish(product));

const post = (path: string, body: object = {}) => sdk.client.fetch(path, { method: "POST", body });

/** Orders one pack for 26.90 euros by card, and waits until it is captured. */
async function placed() {
  const email = `dashboard-${crypto.randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  const intent = (await choosePaymentMethod(cart, "card")) ?? "";
  const id = await orderOf(cart.id);
  const state = async () => (await ordersOf(email))[0]?.payment_status;
  await expect.poll(state, { timeout: 30_000, interval: 200 }).toBe("captured");
  const paymentId = (await ordersOf(email))[0]?.payment_collections[0]?.payments?.[0]?.id ?? "";
  return { id, email, intent, paymentId };
}

/** The recorded refunds of a payment in cents, oldest first. */
const recorded = async (paymentId: string): Promise<number[]> => {
  const rows = await sql(
    "select amount from refund where payment_id = $1 and deleted_at is null order by id",
    [paymentId],
  );
  return rows.map(({ amount }) => Math.round(Number(amount) * 100));
};

const creditNotes = (id: string) =>
  sql("select id from shop_document where order_id = $1 and kind = 'credit_note'", [id]);

const inDashboard = (intent: string, amount: number) =>
  atStripe("refunds", { payment_intent: intent, amount });

describe("a refund in Stripe's dashboard", { timeout: 120_000 }, () => {
  it("is recorded once when Stripe reports it, with credit note and mail", async () => {
    const { id, email, intent, paymentId } = await placed();
    await configureFaults(noRefundWebhooks.map(({ match }) => ({ match, kind: "twice" })));
    await inDashboard(intent, 500);
    await expect.poll(() => recorded(paymentId), { timeout: 30_000 }).toEqual([500]);
    await expect.poll(() => creditNotes(id), { timeout: 30_000 }).toHaveLength(1);
    await runJob(sdk, "reconcile-payments");
    expect(await recorded(paymentId)).toEqual([500]);
    expect(await heldBy(intent)).toBe(totalCents - 500);
    expect(await waitForMails(email, "order-refunded")).toHaveLength(1);
  });

  it("is found by the reconciler if the webhook was lost", async () => {
    const { intent, paymentId } = await placed();
    await configureFaults([...noRefundWebhooks, ...noRefundWebhooks]);
    await inDashboard(intent, 500);
    await inDashboard(intent, 500);
    await runJob(sdk, "reconcile-payments");
    expect(await recorded(paymentId)).toEqual([500, 500]);
    expect(await heldBy(intent)).toBe(totalCents - 1000);
  });

  it("is recorded before the order is cancelled, so that the rest goes back", async () => {
    const { id, intent, paymentId } = await placed();
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    await post(`/admin/orders/${id}/cancel`);
    expect(await heldBy(intent)).toBe(0);
    expect(await recorded(paymentId)).toEqual([500, totalCents - 500]);
  });

  it("is subtracted from what a cancelled order is still owed", async () => {
    const { id, intent, paymentId } = await placed();
    await configureFaults(Array.from({ length: 60 }, () => ({ match: "refund", kind: "error_500" })));
    await post(`/admin/orders/${id}/cancel`);
    await clearFaults();
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    // the owner's "refund now" and the reconciler at the same moment
    await Promise.all([post(`/admin/orders/${id}/refund`), runJob(sdk, "reconcile-payments")]);
    expect(await heldBy(intent)).toBe(0);
    expect(await recorded(paymentId)).toEqual([500, totalCents - 500]);
  });

  it("stops a refund of an amount the owner chose without knowing of it", async () => {
    const { intent, paymentId } = await placed();
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    const refund = () => post(`/admin/payments/${paymentId}/refund`, { amount: 5 });
    await expect(refund()).rejects.toMatchObject({ status: 409 });
    expect(await recorded(paymentId)).toEqual([500]);
    await refund();
    expect(await recorded(paymentId)).toEqual([500, 500]);
    expect(await heldBy(intent)).toBe(totalCents - 1000);
  });
});
