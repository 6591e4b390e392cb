import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../env";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../modules/payment-stripe";
import { tellOwner } from "./tell-owner";

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

/**
 * Takes the money of an order paid by card or PayPal. Safe to repeat; what fails is told to the owner and tried again by
 * the reconciler.
 * @returns whether nothing of it is open any more
 */
export async function captureOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: [
      "display_id",
      "payment_collections.payments.id",
      "payment_collections.payments.provider_id",
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
  for (const { id } of open) {
    try {
      await forgetUnfinished(container, id);
      await capturePaymentWorkflow(container).run({ input: { payment_id: id } });
    } catch (error) {
      taken = false;
      const number = order?.display_id ?? 0;
      const reason = error instanceof Error ? error.message : String(error);
      await tellOwner(container, `Order ${number}: the payment could not be taken yet`, reason);
    }
  }
  return taken;
}
