import { randomUUID } from "node:crypto";
import { shopDay } from "@su-turrone/contract/time-zone";
import { afterEach, expect, it } from "vitest";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PreviewedStatement } from "../../src/features/bank-statements/preview";
import { sql } from "./database";
import { mailsTo, waitForMails } from "./mails";
import {
  inStock,
  atStripe,
  clearFaults,
  configureFaults,
  creditNotesOf,
  heldBy,
  noRefundWebhooks,
  recordedRefunds,
  totalCents,
} from "./payment-tools";
import { capturedOrder } from "./placed-order";
import { paidByTransfer, refundsToSend } from "./refund-transfer-tools";

/*
 * Everybody who may refund, book, credit or mail the money of an order does so at the same moment: two owners, Stripe's
 * webhooks (each twice), the subscribers of what they do, and the jobs that catch up. Who is first is left to chance;
 * afterwards each cent is booked, credited and mailed once.
 */

const product = await ownProduct("Wettlauf der Erstattung", inStock);

afterEach(clearFaults);

const jobs = ["reconcile-payments", "issue-missing-documents", "backfill-mails", "cancel-unpaid-transfers"];
const catchUp = () => jobs.map((name) => runJob(name));

/** Starts all at once, whatever some of them are refused, and then catches up once more. */
async function race(...rivals: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled([...rivals, ...catchUp(), ...catchUp()]);
  for (const name of jobs) await runJob(name);
}

const mailsNamed = async (email: string, name: string) =>
  (await mailsTo(email)).filter(({ template }) => template === name);

it("the refund of a transfer", { timeout: 180_000 }, async () => {
  const { id, number, email, paymentId } = await paidByTransfer(product.variantId);
  const [paid = 0] = (await sql("select amount from capture where payment_id = $1", [paymentId])).map(
    ({ amount }) => Math.round(Number(amount) * 100),
  );
  await race(
    post(`/admin/orders/${id}/cancel`),
    post(`/admin/orders/${id}/refund`),
    post(`/admin/payments/${paymentId}/refund`, { amount: paid / 100 }),
    post(`/admin/orders/${id}/cancel`),
    post(`/admin/orders/${id}/refund`),
  );
  expect(await recordedRefunds(paymentId)).toEqual([paid]);
  expect(await creditNotesOf(id)).toHaveLength(1);
  expect(await refundsToSend(id)).toMatchObject([{ cents: paid }]);
  await waitForMails(email, "refund-announced");

  const [refund] = await refundsToSend(id);
  const euro = (paid / 100).toFixed(2).replace(".", ",");
  const text = `Data contabile;Beneficiario;Causale;Importo\n${shopDay(new Date())};${randomUUID()};ST-${number};-${euro}`;
  const { debits } = await post<PreviewedStatement>("/admin/bank-statements", { text });
  const mark = (body: object) => post(`/admin/refund-transfers/${refund?.id ?? ""}`, body);
  await race(mark({}), mark({ line: debits[0]?.line }), mark({ line: debits[0]?.line }), mark({}));
  expect(await sql("select cents from refund_transfer where order_id = $1", [id])).toEqual([{ cents: paid }]);
  await waitForMails(email, "order-refunded");
  expect(await mailsNamed(email, "refund-announced")).toHaveLength(1);
  expect(await mailsNamed(email, "order-refunded")).toHaveLength(1);
});

it("a refund in Stripe's dashboard, and the owners' of the rest", { timeout: 180_000 }, async () => {
  const { id, email, intent, paymentId } = await capturedOrder(product);
  await configureFaults(noRefundWebhooks.map(({ match }) => ({ match, kind: "twice" })));
  await race(
    atStripe("refunds", { payment_intent: intent, amount: 500 }),
    post(`/admin/orders/${id}/refund`),
    post(`/admin/orders/${id}/refund`),
  );
  await expect.poll(() => heldBy(intent), { timeout: 30_000 }).toBe(0);
  const recorded = async () => (await recordedRefunds(paymentId)).reduce((sum, cents) => sum + cents, 0);
  await expect.poll(recorded, { timeout: 30_000 }).toBe(totalCents);
  await Promise.all(catchUp());
  const refunds = await recordedRefunds(paymentId);
  expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
  await waitForMails(email, "order-refunded", refunds.length);
  expect(await creditNotesOf(id)).toHaveLength(refunds.length);
  expect(await mailsNamed(email, "order-refunded")).toHaveLength(refunds.length);
});
