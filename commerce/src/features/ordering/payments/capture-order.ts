import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../../../platform/env";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { recordLostPayment } from "./lost-payments";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";
import { errorMessageOf } from "../../../platform/error-message";

const orderRow = z.object({
  display_id: z.coerce.number(),
  payment_collections: z
    .array(
      z.object({
        payments: z
          .array(
            z.object({
              id: z.string(),
              provider_id: z.string(),
              data: z.object({ id: z.string() }).catch({ id: "" }),
              captured_at: z.coerce.date().nullish(),
              canceled_at: z.coerce.date().nullish(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/** Longer than a capture can be under way with all its repetitions, in ms. */
function longestCapture(): number {
  const { STRIPE_TIMEOUT_MS, STRIPE_RETRIES } = env();
  return STRIPE_TIMEOUT_MS * (STRIPE_RETRIES + 1) + 10_000;
}

/**
 * Medusa writes a capture down before it asks the provider, and counts it as taken from then on. One that a dead process
 * left behind, while its payment is still open, is therefore forgotten; Stripe says by itself when the money was taken.
 */
async function forgetUnfinished(container: MedusaContainer, paymentId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const captures = await payments.listCaptures({ payment_id: paymentId });
  const before = Date.now() - longestCapture();
  const left = captures.filter(({ created_at: at }) => new Date(at).getTime() < before);
  if (left.length > 0) await payments.deleteCaptures(left.map(({ id }) => id));
}

/** Stripe keeps an error for a day under the key of a try; the next try has another. */
const tries = 2;

/** Takes a payment; gives the error of the last try where none succeeded. */
async function tryToCapture(container: MedusaContainer, paymentId: string): Promise<unknown> {
  let last: unknown = null;
  for (let n = 0; n < tries; n++) {
    try {
      await forgetUnfinished(container, paymentId);
      await capturePaymentWorkflow(container).run({ input: { payment_id: paymentId } });
      return null;
    } catch (error) {
      last = error ?? "unknown error";
    }
  }
  return last;
}

/** Whether Stripe says that a payment was cancelled; false also where it does not answer. */
async function isCancelled(intentId: string): Promise<boolean> {
  try {
    return (await stripe().paymentIntents.retrieve(intentId)).status === "canceled";
  } catch {
    return false;
  }
}

/** Seconds to wait for whoever takes the same money at this moment. */
const lockSeconds = 120;

/**
 * Takes the money of an order paid by card or PayPal. Safe to repeat; what fails is told to the owner and tried again by
 * the reconciler.
 * @returns whether all of it is taken
 */
export async function captureOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const work = () => captureOpen(container, orderId);
  return container.resolve(Modules.LOCKING).execute(`capture:${orderId}`, work, { timeout: lockSeconds });
}

async function captureOpen(container: MedusaContainer, orderId: string): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: [
      "display_id",
      "payment_collections.payments.id",
      "payment_collections.payments.provider_id",
      "payment_collections.payments.data",
      "payment_collections.payments.captured_at",
      "payment_collections.payments.canceled_at",
    ],
    filters: { id: orderId },
  });
  const order = orderRow.optional().parse(data[0]);
  const open = (order?.payment_collections ?? [])
    .flatMap(({ payments }) => payments)
    .filter(({ provider_id: id }) => id === CARD_PROVIDER || id === PAYPAL_PROVIDER)
    .filter((payment) => !payment.captured_at && !payment.canceled_at);
  let taken = true;
  const orderNumber = order?.display_id ?? 0;
  for (const { id, data: payment } of open) {
    const error = await tryToCapture(container, id);
    if (error !== null) {
      taken = false;
      if (await isCancelled(payment.id)) {
        await recordLostPayment(container, { paymentId: id, intentId: payment.id, orderNumber });
        continue;
      }
      await notifyOwner(container, "capture_failed", orderNumber, {
        number: orderNumber,
        reason: errorMessageOf(error),
      });
    }
  }
  return taken;
}
