import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { env } from "../../../platform/env";
import { withOrderLock } from "../order/order-lock";
import { paymentsOf, readOrder } from "../order/order-record";
import { isHeld } from "../order/order-payment";
import { recordLostPayment } from "./lost-payments";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";
import { errorMessageOf } from "../../../platform/error-message";

/** Longer than a capture can take including all retries, in ms. */
function maxCaptureMs(): number {
  const { STRIPE_TIMEOUT_MS, STRIPE_RETRIES } = env();
  return STRIPE_TIMEOUT_MS * (STRIPE_RETRIES + 1) + 10_000;
}

/**
 * Medusa stores a capture before it calls the provider, and treats it as captured from then on. A capture left behind
 * by a process that died, while its payment is still open, is therefore deleted; Stripe itself reports whether the
 * money was captured.
 */
async function deleteUnfinishedCaptures(container: MedusaContainer, paymentId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const captures = await payments.listCaptures({ payment_id: paymentId });
  const startedBefore = Date.now() - maxCaptureMs();
  const unfinished = captures.filter(({ created_at: at }) => new Date(at).getTime() < startedBefore);
  if (unfinished.length > 0) await payments.deleteCaptures(unfinished.map(({ id }) => id));
}

/** Stripe replays an error for a day under the idempotency key of an attempt; the next attempt has a new key. */
const maxTries = 2;

/** Captures a payment; returns the error of the last attempt if none succeeded. */
async function tryToCapture(container: MedusaContainer, paymentId: string): Promise<unknown> {
  let lastError: unknown = null;
  for (let attempt = 0; attempt < maxTries; attempt++) {
    try {
      await deleteUnfinishedCaptures(container, paymentId);
      await capturePaymentWorkflow(container).run({ input: { payment_id: paymentId } });
      return null;
    } catch (error) {
      lastError = error ?? "unknown error";
    }
  }
  return lastError;
}

/** Whether Stripe reports a payment as cancelled; also false when Stripe cannot be reached. */
async function isCancelled(intentId: string): Promise<boolean> {
  try {
    return (await stripe().paymentIntents.retrieve(intentId)).status === "canceled";
  } catch {
    return false;
  }
}

/** Seconds to wait: longer than a capture with its retries takes. */
const lockTimeoutSeconds = 120;

/**
 * Captures the money of an order that is not awaited by transfer, with the order's lock, which the caller must not hold.
 * Safe to repeat; the owner is notified of failures, which the reconciler retries.
 * @returns whether all of it is captured
 */
export function captureOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const work = () => captureOpenPayments(container, orderId);
  return withOrderLock(container, orderId, work, lockTimeoutSeconds);
}

async function captureOpenPayments(container: MedusaContainer, orderId: string): Promise<boolean> {
  const order = await readOrder(container, orderId);
  const open = (order ? paymentsOf(order) : []).filter(
    (payment) => isHeld(payment) && !payment.captured_at && !payment.canceled_at,
  );
  let allCaptured = true;
  const orderNumber = order?.display_id ?? 0;
  for (const { id, data } of open) {
    const error = await tryToCapture(container, id);
    if (error !== null) {
      allCaptured = false;
      const intentId = String(data?.["id"]);
      if (await isCancelled(intentId)) {
        await recordLostPayment(container, { paymentId: id, intentId, orderNumber });
        continue;
      }
      await notifyOwner(container, "capture_failed", orderNumber, {
        number: orderNumber,
        reason: errorMessageOf(error),
      });
    }
  }
  return allCaptured;
}
