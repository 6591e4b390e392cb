import { decimalEuros } from "@su-turrone/contract/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { env } from "../../../platform/env";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { withCartLock } from "../../cart/cart-lock";
import { finishOrder } from "../place-order/finish-order";
import { captureOrder } from "./capture-order";
import { installationId } from "../../../modules/installation";
import { releasePayment } from "./choose-payment";
import { sessionOf, installationOf } from "./stripe";
import { withOrderLock } from "../order/order-lock";
import { paymentsOf, readOrder } from "../order/order-record";
import { orderOfIntent } from "./order-of-payment";
import { recordLostPayment } from "./lost-payments";
import { decideReconcile, type ReconcileStep } from "./reconcile-decision";
import { refundOwed } from "./refund-owed";
import { notifyOwner } from "../../notices/notify-owner";

/** The cart a payment session belongs to, and the order it is linked to; undefined when the session no longer exists. */
async function cartOf(
  container: MedusaContainer,
  sessionId: string,
): Promise<{ cart_id: string; order_id: string | null } | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [found]: { cart_id: string; order_id: string | null }[] = await knex("payment_session as session")
    .join("cart_payment_collection as link", "link.payment_collection_id", "session.payment_collection_id")
    .leftJoin("order_cart as placed", (join) => {
      void join.on("placed.cart_id", "link.cart_id").andOnNull("placed.deleted_at");
    })
    .where("session.id", sessionId)
    .whereNull("session.deleted_at")
    .whereNull("link.deleted_at")
    .limit(1)
    .select("link.cart_id", "placed.order_id");
  return found;
}

/**
 * A payment with its cart and order. The order is searched by its payment first: that link remains, whatever happens to
 * the payment session.
 */
async function readIntentFacts(container: MedusaContainer, intent: Stripe.PaymentIntent, sessionId: string) {
  const cart = await cartOf(container, sessionId);
  const cartId = cart?.cart_id ?? null;
  const orderId = (await orderOfIntent(container, intent)) ?? cart?.order_id ?? null;
  const order = orderId === null ? null : await readOrder(container, orderId);
  const payments = order ? paymentsOf(order) : [];
  const ownPayment = payments.find(({ data }) => data?.["id"] === intent.id);
  const step = decideReconcile({
    status: intent.status,
    cartKnown: cartId !== null,
    order: order && {
      cancelled: order.status === "canceled",
      isItsPayment: ownPayment ? true : payments.some((payment) => !payment.canceled_at) ? false : null,
      captured: Boolean(ownPayment?.captured_at),
      paymentCancelled: Boolean(ownPayment?.canceled_at),
    },
    captureAtOnce: env().PAYMENT_CAPTURE === "order",
  });
  return { cartId, order, own: ownPayment, step };
}

/** Refusals after which no money is held any more. */
const refusalsToRefund: readonly FinishRefusal[] = [
  "not_enough_stock",
  "cart_changed",
  "price_changed",
  "payment_missing",
  "method_withdrawn",
];

/** What was done about a payment; `refund_cart`: its cart could not become an order. */
export type AppliedIntent = ReconcileStep | "refund_cart";

/** Completes the cart of a payment, or releases or refunds the money. */
async function finish(container: MedusaContainer, cartId: string): Promise<AppliedIntent> {
  const outcome = await finishOrder(container, cartId);
  if (outcome.type === "order") return "finish";
  return outcome.type === "refused" && refusalsToRefund.includes(outcome.reason) ? "refund_cart" : "nothing";
}

/**
 * Releases or refunds a payment, unless its cart is just becoming an order. For the payment of a cancelled order this is
 * also recorded in Medusa.
 */
async function release(
  container: MedusaContainer,
  intent: Stripe.PaymentIntent,
  { sessionId, cartId }: { sessionId: string; cartId: string | null },
): Promise<AppliedIntent> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  return withCartLock(container, cartId ?? intent.id, async () => {
    const { step, order: found, own } = await readIntentFacts(container, intent, sessionId);
    if (step !== "release") return "nothing";
    const orderId = found && own ? found.id : null;
    const refundIt = (id: string) => withOrderLock(container, id, () => refundOwed(container, id));
    if (orderId !== null && (await refundIt(orderId))) return step;
    const result = await releasePayment(intent, logger);
    if (result !== "nothing") {
      await notifyOwner(container, `payment_${result}`, intent.id, { payment: intent.id });
    }
    return step;
  });
}

/**
 * Synchronises a payment with the shop; may be called by anyone, any number of times. Payments of other shops on the
 * same account are ignored.
 * @returns what was done
 * @throws errors of the database or Stripe; retrying later is safe
 */
export async function applyIntent(
  container: MedusaContainer,
  intent: Stripe.PaymentIntent,
): Promise<AppliedIntent> {
  const sessionId = sessionOf(intent);
  if (sessionId === null || installationOf(intent) !== (await installationId())) return "nothing";
  const { cartId, order, own, step } = await readIntentFacts(container, intent, sessionId);
  if (step === "finish" && cartId !== null) return finish(container, cartId);
  if (step === "capture" && order) return (await captureOrder(container, order.id)) ? "capture" : "nothing";
  if (step === "release") return release(container, intent, { sessionId, cartId });
  if (step === "tell_owner") {
    const amountText = `${decimalEuros(intent.amount)} ${intent.currency.toUpperCase()}`;
    await notifyOwner(container, "payment_unknown", intent.id, { payment: intent.id, money: amountText });
  }
  if (step === "note_lost" && order && own) {
    await recordLostPayment(container, {
      paymentId: own.id,
      intentId: intent.id,
      orderNumber: order.display_id,
    });
  }
  return step;
}
