import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { atNight, rowsOfRun } from "../../../testing/night";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { Today } from "../../src/features/today/read-today";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { countMails, templatesTo, waitForMail } from "./mails";
import { addedSince, monthFigures } from "./month-figures";
import { statusOf } from "./order-pages";
import {
  inStock,
  atStripe,
  clearFaults,
  configureFaults,
  creditNotesOf,
  heldBy,
  recordedRefunds,
  stripe,
  totalCents,
} from "./payment-tools";
import { capturedOrder } from "./placed-order";
import { owner } from "./shop";

const sdk = await owner();
const product = await ownProduct("Streitprobe", inStock);

afterEach(clearFaults);

const issuesOf = async (id: string) => (await statusOf(id)).issues;
const expectIssues = (id: string, issues: unknown[]) =>
  expect.poll(() => issuesOf(id), { timeout: 30_000 }).toEqual(issues);

const dispute = (intent: string, more: object = {}) =>
  atStripe<{ id: string }>("disputes", { payment_intent: intent, ...more });

const opened = (more: object = {}) => ({
  what: "dispute",
  amount_cents: totalCents,
  fee_cents: 2000,
  reason: "product_not_received",
  due_at: expect.any(String) as string,
  answered: false,
  ...more,
});

describe("a dispute", { timeout: 120_000 }, () => {
  // what other tests have left open would otherwise be booked between two looks at the month
  beforeAll(() => runJob("reconcile-payments"));

  it("is an issue of the order and of Today, and nothing can be refunded or cancelled until it is won", async () => {
    const { id, intent, paymentId } = await capturedOrder(product);
    const { id: disputeId } = await dispute(intent);
    await expectIssues(id, [opened()]);
    // the oldest orders are listed first, and other tests have left some
    const query = { limit: 500 };
    const { money_problems: problems, to_pack } = await sdk.client.fetch<Today>("/admin/today", { query });
    expect(problems.rows.map(({ order_id: order }) => order)).toContain(id);
    // listed with a warning, and not shipped together with others
    expect(to_pack.rows.find((row) => row.id === id)?.disputed).toBe(true);
    const shipments = [{ order_id: id, carrier: "brt", number: "" }];
    expect(await post("/admin/shipments", { shipments, notify: false })).toEqual({
      results: [{ order_id: id, result: "refused", reason: "disputed" }],
    });
    expect((await statusOf(id)).actions).not.toEqual(expect.arrayContaining(["refund"]));
    for (const path of [`/admin/orders/${id}/refund`, `/admin/orders/${id}/cancel`]) {
      await expect(post(path)).rejects.toMatchObject({ status: 400 });
    }
    await expect(post(`/admin/payments/${paymentId}/refund`, { amount: 1 })).rejects.toMatchObject({
      status: 400,
    });
    expect(await recordedRefunds(paymentId)).toEqual([]);

    const dueBy = Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60;
    await atStripe(`disputes/${disputeId}`, { due_by: dueBy });
    await expectIssues(id, [opened({ due_at: new Date(dueBy * 1000).toISOString() })]);
    await atStripe(`disputes/${disputeId}`, { status: "under_review" });
    await expectIssues(id, [opened({ answered: true, due_at: null })]);
    await atStripe(`disputes/${disputeId}`, { status: "won" });
    await expectIssues(id, []);
    await post(`/admin/orders/${id}/refund`);
    expect(await heldBy(intent)).toBe(0);
  });

  it("that is lost is recorded as money gone, without credit note and mail, and counts in the month", async () => {
    const before = await monthFigures();
    const { id, email, intent, paymentId } = await capturedOrder(product);
    const { id: disputeId } = await dispute(intent);
    await atStripe(`disputes/${disputeId}`, { status: "lost" });
    await expect.poll(() => recordedRefunds(paymentId), { timeout: 30_000 }).toEqual([totalCents]);
    await runJob("reconcile-payments");
    await runJob("issue-missing-documents");
    await runJob("backfill-mails");
    expect(await statusOf(id)).toMatchObject({
      issues: [],
      order: { status: "charged_back", refunded_cents: totalCents },
      payments: [{ refunded_cents: 0, charged_back_cents: totalCents }],
    });
    expect(await creditNotesOf(id)).toEqual([]);
    expect(await templatesTo(email)).not.toContain("order-refunded");
    expect(await addedSince(before)).toMatchObject({
      taken: totalCents,
      refunded: totalCents,
      disputes: 1,
      dispute_fees: 2000,
    });
    await expect(post(`/admin/orders/${id}/refund`)).rejects.toMatchObject({ status: 400 });
  });

  it("that is lost after a refund takes the rest of the payment, and the month names what was lost beyond", async () => {
    const before = await monthFigures();
    const { id, intent, paymentId } = await capturedOrder(product);
    await post(`/admin/payments/${paymentId}/refund`, { amount: 5 });
    await expect.poll(() => creditNotesOf(id), { timeout: 30_000 }).toHaveLength(1);
    const { id: disputeId } = await dispute(intent);
    await expectIssues(id, [opened()]);
    // as if the process had ended when it had stored the status, and no webhook came any more
    await configureFaults([{ match: "webhook:charge.dispute.closed", kind: "never" }]);
    await atStripe(`disputes/${disputeId}`, { status: "lost" });
    await sql("update payment_issue set status = 'lost' where id = $1", [disputeId]);
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([500, totalCents - 500]);
    await runJob("reconcile-payments");
    await runJob("issue-missing-documents");
    expect(await recordedRefunds(paymentId)).toEqual([500, totalCents - 500]);
    expect(await creditNotesOf(id)).toHaveLength(1);
    expect(await addedSince(before)).toMatchObject({
      taken: totalCents,
      refunded: totalCents,
      disputes: 1,
      dispute_beyond: 500,
    });
  });

  it.runIf(atNight).each([
    ["won", { status: "won" }],
    ["still called lost, with its money reinstated", { reinstated: true }],
  ])("that was lost and is %s later is no loss any more", async (_how, change) => {
    const before = await monthFigures();
    const { id, email, intent, paymentId } = await capturedOrder(product);
    const { id: disputeId } = await dispute(intent);
    await atStripe(`disputes/${disputeId}`, { status: "lost" });
    await expect.poll(() => recordedRefunds(paymentId), { timeout: 30_000 }).toEqual([totalCents]);
    // the webhook, twice, and the reconciler, of whom each may be first
    await atStripe(`disputes/${disputeId}`, change);
    await Promise.all([runJob("reconcile-payments"), runJob("reconcile-payments")]);
    await expect.poll(() => recordedRefunds(paymentId), { timeout: 30_000 }).toEqual([]);
    // as if the process had ended before its last write, and so without an answer to the webhook, which is sent again
    await sql("update refund set deleted_at = null where payment_id = $1", [paymentId]);
    await atStripe(`disputes/${disputeId}`, change);
    await expect.poll(() => recordedRefunds(paymentId), { timeout: 30_000 }).toEqual([]);
    expect(await statusOf(id)).toMatchObject({ issues: [], order: { refunded_cents: 0 } });
    const { money_problems: problems } = await sdk.client.fetch<Today>("/admin/today");
    expect(problems.rows.map(({ order_id: order }) => order)).not.toContain(id);
    // lost on its day, and taken again on the day it came back
    expect(await addedSince(before)).toMatchObject({
      taken: 2 * totalCents,
      refunded: totalCents,
      disputes: 1,
    });
    const { order } = await sdk.admin.order.retrieve(id, { fields: "payment_status,total,summary" });
    expect(order).toMatchObject({ payment_status: "captured", total: totalCents / 100 });
    expect(order.summary.pending_difference).toBe(0);
    expect(await templatesTo(email)).not.toContain("order-refunded");

    // the money can be refunded as if it had never been lost
    await post(`/admin/orders/${id}/refund`);
    expect(await recordedRefunds(paymentId)).toEqual([totalCents]);
    expect(await heldBy(intent)).toBe(0);
    await expect.poll(() => creditNotesOf(id), { timeout: 30_000 }).toHaveLength(1);
  });

  it("that is only an inquiry is told as one, takes no money and counts in no month", async () => {
    const before = await monthFigures();
    const { id, number, intent } = await capturedOrder(product);
    const { id: disputeId } = await dispute(intent, { status: "warning_needs_response" });
    await expectIssues(id, [opened({ what: "inquiry", fee_cents: 0 })]);
    expect((await statusOf(id)).actions).toContain("refund");
    const title = `Ordine ${number}: la banca chiede informazioni sul pagamento`;
    await expect.poll(() => noticesWith(title)).toHaveLength(1);
    expect(await addedSince(before)).toMatchObject({ refunded: 0, disputes: 0, dispute_fees: 0 });
    await atStripe(`disputes/${disputeId}`, { status: "warning_closed" });
    await expectIssues(id, []);
    expect(await addedSince(before)).toMatchObject({ refunded: 0, disputes: 0 });
  });

  it("is found by the reconciler if every webhook was lost, and has its evidence in one PDF", async () => {
    const { id, intent } = await capturedOrder(product);
    await configureFaults(
      ["created", "funds_withdrawn"].map((name) => ({
        match: `webhook:charge.dispute.${name}`,
        kind: "never",
      })),
    );
    await dispute(intent, { reason: "fraudulent" });
    await runJob("reconcile-payments");
    expect(await issuesOf(id)).toEqual([opened({ reason: "fraudulent" })]);
    const answer = await sdk.client.fetch<Response>(`/admin/orders/${id}/evidence`, {
      headers: { accept: "application/pdf" },
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect((await answer.text()).startsWith("%PDF-")).toBe(true);
  });
});

describe("a refund that comes back", { timeout: 120_000 }, () => {
  /** A refunded order whose refund has come back. */
  async function cameBack() {
    const order = await capturedOrder(product);
    await post(`/admin/payments/${order.paymentId}/refund`, { amount: 5 });
    const { data } = await stripe.refunds.list({ payment_intent: order.intent });
    await atStripe(`refunds/${data[0]?.id}/fail`);
    await expectIssues(order.id, [{ what: "refund_came_back", amount_cents: 500 }]);
    return order;
  }
  const resolve = (id: string, how: string) => post(`/admin/orders/${id}/returned-refunds`, { how });

  it("is owed again, of which the buyer is told once, and is sent again without a second credit note", async () => {
    const { id, email, intent, paymentId } = await cameBack();
    expect((await statusOf(id)).order.refunded_cents).toBe(0);
    expect((await waitForMail(email, "refund-announced")).text).toContain("5,00");
    await Promise.allSettled([resolve(id, "send_again"), resolve(id, "send_again")]);
    expect(await issuesOf(id)).toEqual([]);
    expect(await heldBy(intent)).toBe(totalCents - 500);
    expect(await recordedRefunds(paymentId)).toEqual([500]);
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([500]);
    expect((await statusOf(id)).order.refunded_cents).toBe(500);
    expect(await countMails(email, "refund-announced")).toBe(1);
    expect(await creditNotesOf(id)).toHaveLength(1);
    await expect(resolve(id, "send_again")).rejects.toMatchObject({ status: 400 });
  });

  it.each(rowsOfRun(["send_again", "paid_elsewhere"], (how) => how, ["paid_elsewhere"]))(
    "is money taken back in the month, and refunded once more when it is %s",
    async (how) => {
      const before = await monthFigures();
      const { id } = await cameBack();
      expect(await addedSince(before)).toMatchObject({ taken: totalCents + 500, refunded: 500 });
      await resolve(id, how);
      expect(await addedSince(before)).toMatchObject({ taken: totalCents + 500, refunded: 1000 });
    },
  );

  it("is sent again even if Stripe refuses another one", async () => {
    const { id, intent, paymentId } = await cameBack();
    await post(`/admin/payments/${paymentId}/refund`, { amount: 3 });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    await atStripe(`refunds/${data[0]?.id}/fail`);
    await expect.poll(() => issuesOf(id), { timeout: 30_000 }).toHaveLength(2);
    await configureFaults([{ match: "refund", kind: "error_500" }]);
    await expect(resolve(id, "send_again")).rejects.toMatchObject({ status: 409 });
    expect(await issuesOf(id)).toHaveLength(1);
    await resolve(id, "send_again");
    expect(await issuesOf(id)).toEqual([]);
    expect(await heldBy(intent)).toBe(totalCents - 800);
  });

  it.runIf(atNight)("can be noted as paid another way; a refund of the same amount is another", async () => {
    const { id, intent, paymentId } = await cameBack();
    await resolve(id, "paid_elsewhere");
    expect(await issuesOf(id)).toEqual([]);
    await post(`/admin/payments/${paymentId}/refund`, { amount: 5 });
    await runJob("reconcile-payments");
    expect(await recordedRefunds(paymentId)).toEqual([500, 500]);
    expect(await heldBy(intent)).toBe(totalCents - 500);
  });
});
