import { setTimeout as pause } from "node:timers/promises";
import {
  authorizePaymentSessionForOrderWorkflow,
  cancelOrderWorkflow,
  completeCartWorkflow,
  deletePaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  MedusaError,
  Modules,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils";
import { confirmPayment } from "../payments/confirm";
import { nextUrl } from "../payments/intent";
import { releasePayment } from "../payments/release";
import {
  decideFinish,
  type Completion,
  type Confirmation,
  type FinishStep,
  type RefusalReason,
} from "./finish-decision";
import { lookUpCart, type CartOnItsWay } from "./finish-facts";

/** What became of a cart. */
export type FinishOutcome =
  | { type: "order"; order_id: string }
  /** the shopper has to confirm at the bank or at PayPal */
  | { type: "redirect"; url: string }
  | {
      type: "refused";
      reason: RefusalReason;
      /** Stripe's code for a declined payment. */
      decline_code?: string;
      /** The total now, integer cents; with `price_changed`. */
      total_cents?: number;
    };

/** The press of the button: the total that was shown, and where the shopper comes back to from the bank. */
export interface Press {
  shownCents: number;
  returnUrl: string;
}

/** Seconds to wait for whoever finishes the same cart at this moment. */
const lockSeconds = 60;

/** Pause before a cart that is being completed elsewhere is looked at again, in milliseconds. */
const pauseMs = 700;

/** What the errors of Medusa's completion mean; the sentences are those of core-flows 2.21. */
function completionOf(error: unknown): Completion {
  const { type, message = "" } = error as { type?: string; message?: string };
  if (/inventory|stock/i.test(message)) return "no_stock";
  const final: string[] = [MedusaError.Types.INVALID_DATA, MedusaError.Types.NOT_ALLOWED];
  return type !== undefined && final.includes(type) ? "refused" : "unsure";
}

/** Lets Medusa make the order; null when it did. */
async function complete(container: MedusaContainer, cartId: string): Promise<Completion> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  try {
    const { errors, transaction } = await completeCartWorkflow(container).run({
      input: { id: cartId },
      throwOnError: false,
    });
    if (!transaction.hasFinished()) return "busy";
    const error: unknown = errors[0]?.error;
    if (error === undefined) return null;
    const outcome = completionOf(error);
    logger.warn(`Cart ${cartId} was not completed (${String(outcome)}): ${(error as Error).message}`);
    return outcome;
  } catch (error) {
    logger.warn(`Cart ${cartId} was not completed: ${String(error)}`);
    return "unsure";
  }
}

/** Gives an order the payment that a kill kept from it, and tells of the order what the kill kept from being told. */
async function repairOrder(container: MedusaContainer, cart: CartOnItsWay): Promise<void> {
  if (!cart.session || !cart.orderId) return;
  await authorizePaymentSessionForOrderWorkflow(container).run({
    input: { payment_session_id: cart.session.id },
  });
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: OrderWorkflowEvents.PLACED, data: { id: cart.orderId } });
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Order ${cart.orderId} was given its payment, which an interruption had kept from it`);
}

/** Voids or refunds, so that the shopper can choose anew. */
async function release(container: MedusaContainer, { intent, session }: CartOnItsWay): Promise<void> {
  if (intent) await releasePayment(intent, container.resolve(ContainerRegistrationKeys.LOGGER));
  if (session) await deletePaymentSessionsWorkflow(container).run({ input: { ids: [session.id] } });
}

/** Takes steps until one of them ends it. */
async function run(container: MedusaContainer, cartId: string, press: Press | null): Promise<FinishOutcome> {
  let confirmation: Confirmation = null;
  let completion: Completion = null;
  let tries = 0;
  for (;;) {
    const cart = await lookUpCart(container, cartId);
    const step: FinishStep = decideFinish({
      cartExists: cart !== null,
      orderId: cart?.orderId ?? null,
      orderPaid: cart?.orderPaid ?? false,
      session: cart?.session
        ? { provider: cart.session.provider, amountIsTotal: cart.session.cents === cart.totalCents }
        : null,
      intent: cart?.intent
        ? {
            status: cart.intent.status,
            failed: cart.intent.last_payment_error !== null,
            url: nextUrl(cart.intent),
          }
        : null,
      pressed: press !== null,
      shownIsTotal: press === null || press.shownCents === cart?.totalCents,
      confirmation,
      completion,
      tries,
    });
    const refused = (reason: RefusalReason): FinishOutcome => {
      const error = cart?.intent?.last_payment_error;
      const code = error?.decline_code ?? error?.code;
      return {
        type: "refused",
        reason,
        ...(reason === "payment_failed" && code ? { decline_code: code } : {}),
        ...(reason === "price_changed" && cart ? { total_cents: cart.totalCents } : {}),
      };
    };
    switch (step.do) {
      case "done":
        return { type: "order", order_id: step.orderId };
      case "redirect":
        return { type: "redirect", url: step.url };
      case "refuse":
        return refused(step.reason);
      case "confirm":
        if (cart?.intent && press) confirmation = await confirmPayment(cart.intent, press.returnUrl);
        break;
      case "wait":
        await pause(pauseMs);
        completion = await complete(container, cartId);
        tries += 1;
        break;
      case "complete":
        completion = await complete(container, cartId);
        tries += 1;
        break;
      case "authorise":
        if (cart) await repairOrder(container, cart);
        break;
      case "release":
        if (cart) await release(container, cart);
        return refused(step.reason);
      case "cancel_order":
        if (cart?.orderId) await cancelOrderWorkflow(container).run({ input: { order_id: cart.orderId } });
        return refused(step.reason);
    }
  }
}

/**
 * Makes the order of a cart, whoever asks: the button (`press`), the way back from the bank, a webhook, the reconciler.
 * One cart becomes one order at most, and asking again gives the same answer.
 * @throws what the database or Stripe throw; nothing is lost then, and the reconciler asks again
 */
export async function finishOrder(
  container: MedusaContainer,
  cartId: string,
  press: Press | null = null,
): Promise<FinishOutcome> {
  const locking = container.resolve(Modules.LOCKING);
  return locking.execute(`finish:${cartId}`, () => run(container, cartId, press), { timeout: lockSeconds });
}
