import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { atNight, rowsOfRun } from "../../../testing/night";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { waitForMails } from "./mails";
import {
  inStock,
  atStripe,
  clearFaults,
  configureFaults,
  creditNotesOf,
  heldBy,
  noRefundWebhooks,
  recordedRefunds,
  stripe,
  totalCents,
} from "./payment-tools";
import { capturedOrder } from "./placed-order";

const product = await ownProduct("Rückgabeprobe", inStock);

afterEach(clearFaults);

const inDashboard = (intent: string, amount: number) =>
  atStripe("refunds", { payment_intent: intent, amount });

describe("a refund in Stripe's dashboard", { timeout: 120_000 }, () => {
  it("is recorded once when Stripe reports it, with credit note and mail", async () => {
    const { id, email, intent, paymentId } = await capturedOrder(product);
    await configureFaults(noRefundWebhooks.map(({ match }) => ({ match, kind: "twice" })));
    await inDashboard(intent, 500);
    await expect.poll(() => recordedRefunds(paymentId), { timeout: 30_000 }).toEqual([500]);
    await expect.poll(() => creditNotesOf(id), { timeout: 30_000 }).toHaveLength(1);
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([500]);
    expect(await heldBy(intent)).toBe(totalCents - 500);
    expect(await waitForMails(email, "order-refunded")).toHaveLength(1);
  });

  it("is found by the reconciler if the webhook was lost", async () => {
    const { intent, paymentId } = await capturedOrder(product);
    await configureFaults([...noRefundWebhooks, ...noRefundWebhooks]);
    await inDashboard(intent, 500);
    await inDashboard(intent, 500);
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([500, 500]);
    expect(await heldBy(intent)).toBe(totalCents - 1000);
  });

  it.runIf(atNight)("is recorded before the order is cancelled, so that the rest goes back", async () => {
    const { id, intent, paymentId } = await capturedOrder(product);
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    await post(`/admin/orders/${id}/cancel`);
    expect(await heldBy(intent)).toBe(0);
    expect(await recordedRefunds(paymentId)).toEqual([500, totalCents - 500]);
  });

  it.runIf(atNight)("is subtracted from what a cancelled order is still owed", async () => {
    const { id, intent, paymentId } = await capturedOrder(product);
    await configureFaults(Array.from({ length: 60 }, () => ({ match: "refund", kind: "error_500" })));
    await post(`/admin/orders/${id}/cancel`);
    await clearFaults();
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    // the owner's "refund now" and the reconciler at the same moment
    await Promise.all([post(`/admin/orders/${id}/refund`), runJob("reconcile-payments")]);
    expect(await heldBy(intent)).toBe(0);
    expect(await recordedRefunds(paymentId)).toEqual([500, totalCents - 500]);
  });

  it.runIf(atNight)("stops a refund of an amount the owner chose without knowing of it", async () => {
    const { intent, paymentId } = await capturedOrder(product);
    await configureFaults(noRefundWebhooks);
    await inDashboard(intent, 500);
    const refund = () => post(`/admin/payments/${paymentId}/refund`, { amount: 5 });
    await expect(refund()).rejects.toMatchObject({ status: 409 });
    expect(await recordedRefunds(paymentId)).toEqual([500]);
    await refund();
    expect(await recordedRefunds(paymentId)).toEqual([500, 500]);
    expect(await heldBy(intent)).toBe(totalCents - 1000);
  });
});

describe("a refund whose server stopped while Stripe was asked", { timeout: 120_000 }, () => {
  const keyOf = () => `ref_${randomUUID()}`;
  /** What is left of such a refund: Medusa's row. */
  const begun = (id: string, paymentId: string) =>
    sql(
      `insert into refund (id, payment_id, amount, raw_amount, note)
        values ($1, $2, 5, '{"value": "5", "precision": 20}', 'half a parcel was broken')`,
      [id, paymentId],
    );
  const notesOf = async (paymentId: string) =>
    (await sql("select note from refund where payment_id = $1 and deleted_at is null", [paymentId])).map(
      ({ note }) => note,
    );

  const hows = ["never reached Stripe", "reached Stripe"];
  it.each(rowsOfRun(hows, (how) => how, ["reached Stripe"]))("and that %s is made once", async (how) => {
    const { id, email, intent, paymentId } = await capturedOrder(product);
    const key = keyOf();
    if (how === "reached Stripe") {
      await configureFaults(noRefundWebhooks);
      await stripe.refunds.create({ amount: 500, payment_intent: intent }, { idempotencyKey: key });
    }
    await begun(key, paymentId);
    await runJob("issue-missing-documents");
    expect(await creditNotesOf(id)).toHaveLength(0);
    await runJob("reconcile-payments");
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(totalCents - 500);
    expect(await recordedRefunds(paymentId)).toEqual([500]);
    expect(await notesOf(paymentId)).toEqual(["half a parcel was broken"]);
    await expect.poll(() => creditNotesOf(id), { timeout: 30_000 }).toHaveLength(1);
    expect(await waitForMails(email, "order-refunded")).toHaveLength(1);
  });

  it("and that Stripe refuses now is not counted any more, and the owner is told", async () => {
    const { id, intent, paymentId } = await capturedOrder(product);
    await configureFaults(Array.from({ length: 20 }, () => ({ match: "refund", kind: "error_500" })));
    const key = keyOf();
    await begun(key, paymentId);
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([]);
    expect(await heldBy(intent)).toBe(totalCents);
    expect(await creditNotesOf(id)).toHaveLength(0);
    const told = await sql("select 1 from notification where idempotency_key = $1", [
      `owner: refund_refused ${key}`,
    ]);
    expect(told).toHaveLength(1);
  });
});
