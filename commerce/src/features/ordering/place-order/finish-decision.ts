import type { FinishRefusal } from "@su-turrone/contract/refusals";
import type { PaymentIntentStatus } from "../payments/stripe";

/** Result of the last attempt to complete the cart; null before the first. */
export type Completion =
  null | "no_stock" | "transfer_limit" | "code_used_up" | "changed" | "refused" | "unsure";

/** Result of confirming the payment at Stripe; null before. */
export type Confirmation = null | "asked" | "refused";

/** All facts that determine the next step of turning a cart into an order. */
export interface FinishState {
  cartExists: boolean;
  /** The order created from the cart; `complete`: it was created completely, so it has its payment or needs none. */
  order: { id: string; complete: boolean } | null;
  /** Whether the total is zero. */
  free: boolean;
  /** `offered`: the owner has not switched off the payment method since it was chosen. */
  session: { provider: "stripe" | "bank"; amountIsTotal: boolean; offered: boolean } | null;
  /** The payment at Stripe; null for bank transfers, and when there is none. */
  intent: { status: PaymentIntentStatus; failed: boolean; url: string | null } | null;
  /** Whether the shopper has just pressed the button; otherwise no payment may be confirmed. */
  pressed: boolean;
  /** Whether an order was just created and rolled back, which means that the button was pressed once. */
  begun: boolean;
  /** Whether the total shown in the form is the cart's. */
  shownIsTotal: boolean;
  /** Whether everything the page of the form showed is still so in the cart. */
  shownIsCart: boolean;
  confirmation: Confirmation;
  completion: Completion;
  tries: number;
  /** Whether the cart contains more than is in stock; checked before the first attempt to complete it. */
  soldOut: boolean;
  /** Whether some goods of the cart are currently not shipped to its country; checked together with `soldOut`. */
  paused: boolean;
}

export type FinishStep =
  | { do: "confirm" | "complete" | "wait" }
  | { do: "done"; orderId: string }
  | { do: "redirect"; url: string }
  /** void or refund the payment, then refuse */
  | { do: "release"; reason: FinishRefusal }
  /**
   * the process was interrupted between the order and its payment: roll back the order, then continue as if it had not
   * existed
   */
  | { do: "roll_back"; orderId: string }
  | { do: "refuse"; reason: FinishRefusal };

/** Maximum number of attempts before the shopper is asked to try again; another tab or a webhook needs seconds. */
export const maxTries = 6;

const refuse = (reason: FinishRefusal): FinishStep => ({ do: "refuse", reason });

/** Refuses, and returns the money if it is held. */
const releaseOrRefuse = (reason: FinishRefusal, held: boolean): FinishStep =>
  held ? { do: "release", reason } : refuse(reason);

/** The cart counts as paid: complete it, or return the money. */
function stepForPaid(facts: FinishState, held: boolean): FinishStep {
  switch (facts.completion) {
    case null:
      if (facts.soldOut) return releaseOrRefuse("not_enough_stock", held);
      if (facts.paused) return releaseOrRefuse("cart_changed", held);
      return facts.tries < maxTries ? { do: "complete" } : refuse("unavailable");
    case "no_stock":
      return releaseOrRefuse("not_enough_stock", held);
    case "transfer_limit":
      return releaseOrRefuse("transfer_limit", held);
    case "code_used_up":
    case "changed":
      return releaseOrRefuse("cart_changed", held);
    case "refused":
      return releaseOrRefuse("payment_missing", held);
    case "unsure":
      return facts.tries < maxTries ? { do: "wait" } : refuse("unavailable");
  }
}

function byIntent(facts: FinishState, intent: NonNullable<FinishState["intent"]>): FinishStep {
  switch (intent.status) {
    case "requires_payment_method":
    case "requires_confirmation":
      if (intent.failed || facts.confirmation === "asked") return refuse("payment_failed");
      if (!facts.pressed) return refuse("not_pressed");
      if (facts.confirmation === "refused") return refuse("payment_missing");
      // do not charge for goods that are sold out or cannot be shipped
      if (facts.paused) return refuse("cart_changed");
      return facts.soldOut ? refuse("not_enough_stock") : { do: "confirm" };
    case "requires_action":
      if (!intent.url) return refuse("payment_failed");
      return facts.pressed ? { do: "redirect", url: intent.url } : refuse("payment_pending");
    case "processing":
      return refuse("payment_pending");
    case "requires_capture":
    case "succeeded":
      return stepForPaid(facts, true);
    case "canceled":
      return refuse("payment_missing");
  }
}

/**
 * Decides the next step of turning a cart into an order: the only decision table, used by the button, the return from
 * the bank, the webhook and the reconciler. Pure; `finishOrder` gathers the facts and executes the steps.
 */
export function decideFinish(facts: FinishState): FinishStep {
  if (!facts.cartExists) return refuse("cart_gone");
  if (facts.order) {
    const { id: orderId, complete } = facts.order;
    return complete ? { do: "done", orderId } : { do: "roll_back", orderId };
  }
  const held = facts.intent?.status === "requires_capture" || facts.intent?.status === "succeeded";
  // checked first: a changed total has removed the payment created for the previous one
  if (facts.pressed && !facts.shownIsTotal && !held) return refuse("price_changed");
  // a confirmed payment is for what an earlier press has shown, and since then the cart has been closed to changes
  const isConfirmed = held || facts.intent?.status === "processing";
  if (facts.pressed && !facts.shownIsCart && !isConfirmed) return refuse("cart_differs");
  if (!facts.session && !facts.free) return refuse("payment_missing");
  if (facts.session && !facts.session.amountIsTotal) {
    return releaseOrRefuse("price_changed", held);
  }
  if (facts.pressed && !facts.shownIsTotal) return refuse("price_changed");
  // no money may be authorised for an order that would be refused; `processing` is not known to be held yet
  if (facts.session?.offered === false && !facts.free && facts.intent?.status !== "processing")
    return releaseOrRefuse("method_withdrawn", held);
  if (facts.free || facts.session?.provider === "bank")
    return facts.pressed || facts.begun ? stepForPaid(facts, false) : refuse("not_pressed");
  return facts.intent ? byIntent(facts, facts.intent) : refuse("unavailable");
}

/** The facts that determine whether a cart may be changed after its order button was pressed. */
export interface ReopenState {
  /** The order created from the cart; `complete`: it was created completely. */
  order: { complete: boolean } | null;
  /** Status of its payment at Stripe; null for bank transfers, and when there is none. */
  intent: PaymentIntentStatus | null;
}

/** What has to be done first. */
export type ReopenStep =
  /** nothing: proceed */
  | "open"
  /** cancel the payment at Stripe, and only proceed once Stripe reports it as cancelled */
  | "cancel_payment"
  /** money is held, or an order was started: complete the order */
  | "finish"
  /** there is an order already */
  | "ordered"
  /** the provider is still processing, and can neither be stopped nor queried */
  | "pending";

/**
 * Whether a cart may be changed after its button was pressed: money that is held is never given up for a change. Pure.
 */
export function decideReopen({ order, intent }: ReopenState): ReopenStep {
  if (order) return order.complete ? "ordered" : "finish";
  switch (intent) {
    case null:
    case "canceled":
      return "open";
    case "requires_payment_method":
    case "requires_confirmation":
    case "requires_action":
      return "cancel_payment";
    case "requires_capture":
    case "succeeded":
      return "finish";
    case "processing":
      return "pending";
  }
}
