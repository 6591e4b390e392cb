import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { env } from "../env";
import type { RefusalReason } from "../orders/finish-decision";
import { finishOrder } from "../orders/finish-order";
import { captureOrder } from "./capture";
import { sessionOf } from "./intent";
import { decideReconcile, type ReconcileStep } from "./reconcile-decision";
import { releasePayment } from "./release";
import { tellOwner } from "./tell-owner";

const orderRow = z.object({
  id: z.string(),
  display_id: z.coerce.number(),
  status: z.string(),
  payment_collections: z
    .array(
      z.object({
        payments: z
          .array(
            z.object({
              data: z.object({ id: z.string().optional() }).nullish(),
              captured_at: z.coerce.date().nullish(),
              canceled_at: z.coerce.date().nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
});

/** The cart a payment session belongs to; null when the session is gone. */
async function cartOf(container: MedusaContainer, sessionId: string): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const sessions = await query.graph({
    entity: "payment_session",
    fields: ["payment_collection_id"],
    filters: { id: sessionId },
  });
  const collection = z
    .object({ payment_collection_id: z.string() })
    .optional()
    .parse(sessions.data[0])?.payment_collection_id;
  if (!collection) return null;
  const links = await query.graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: collection },
  });
  return z.object({ cart_id: z.string() }).optional().parse(links.data[0])?.cart_id ?? null;
}

/** The order made of a cart, with its payments. */
async function orderOf(container: MedusaContainer, cartId: string): Promise<z.infer<typeof orderRow> | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const links = await query.graph({
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cartId },
  });
  const id = z.object({ order_id: z.string() }).optional().parse(links.data[0])?.order_id;
  if (!id) return null;
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "display_id", "status", "payment_collections.payments.*"],
    filters: { id },
  });
  return orderRow.optional().parse(data[0]) ?? null;
}

/** One payment beside its cart and order. */
async function factsOf(container: MedusaContainer, intent: Stripe.PaymentIntent, sessionId: string) {
  const cartId = await cartOf(container, sessionId);
  const order = cartId === null ? null : await orderOf(container, cartId);
  const payments = (order?.payment_collections ?? []).flatMap(({ payments: rows }) => rows ?? []);
  const own = payments.find(({ data }) => data?.id === intent.id);
  const step = decideReconcile({
    status: intent.status,
    age: Math.floor(Date.now() / 1000) - intent.created,
    cartKnown: cartId !== null,
    order: order && {
      cancelled: order.status === "canceled",
      paysIt: own ? true : payments.some((payment) => !payment.canceled_at) ? false : null,
      captured: Boolean(own?.captured_at),
    },
    captureAtOnce: env().PAYMENT_CAPTURE === "order",
  });
  return { cartId, order, step };
}

/** Refusals after which nothing is held any more. */
const givenBack: readonly RefusalReason[] = [
  "not_enough_stock",
  "cart_changed",
  "price_changed",
  "payment_missing",
];

/** What was done about a payment; `give_back`: its cart could not become an order. */
export type Settled = ReconcileStep | "give_back";

/** Completes the cart of a payment, or gives the money back. */
async function finish(container: MedusaContainer, cartId: string): Promise<Settled> {
  const outcome = await finishOrder(container, cartId);
  if (outcome.type === "order") return "finish";
  return outcome.type === "refused" && givenBack.includes(outcome.reason) ? "give_back" : "nothing";
}

/**
 * Brings one payment and the shop into step; whoever asks, and however often.
 * @returns what was done
 * @throws what the database or Stripe throw; asking again later is safe
 */
export async function settlePayment(
  container: MedusaContainer,
  intent: Stripe.PaymentIntent,
): Promise<Settled> {
  const sessionId = sessionOf(intent);
  if (sessionId === null) return "nothing";
  const { cartId, order, step } = await factsOf(container, intent, sessionId);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  if (step === "finish" && cartId !== null) return finish(container, cartId);
  if (step === "capture" && order) return (await captureOrder(container, order.id)) ? "capture" : "nothing";
  if (step === "release") {
    const done = await releasePayment(intent, logger);
    if (done !== "nothing")
      await tellOwner(container, `Payment ${intent.id} was ${done}`, "It has no order.");
  }
  if (step === "tell_owner" && order) {
    await tellOwner(container, `Order ${order.display_id}: its payment was cancelled at Stripe`, intent.id);
  }
  return step;
}
