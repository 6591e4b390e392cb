import type { FinishRefusal } from "@su-turrone/contract/refusals";
import type { PaymentIntentStatus } from "../payments/payment-intent";

/** How the last attempt to complete the cart ended; null before the first. */
export type Completion = null | "busy" | "no_stock" | "code_used_up" | "changed" | "refused" | "unsure";

/** How asking Stripe for the money ended; null before. */
export type Confirmation = null | "asked" | "refused";

/** All that decides what happens next with a cart that shall become an order. */
export interface FinishState {
  cartExists: boolean;
  /** The order made of the cart; `whole`: its making came to its end, so it has its payment or needs none. */
  order: { id: string; whole: boolean } | null;
  /** The total is nothing. */
  free: boolean;
  session: { provider: "stripe" | "bank"; amountIsTotal: boolean } | null;
  /** The payment at Stripe; null with bank transfer and where there is none. */
  intent: { status: PaymentIntentStatus; failed: boolean; url: string | null } | null;
  /** The shopper has just pressed the button; otherwise no payment may be confirmed. */
  pressed: boolean;
  /** An order was made and taken back just now, so the button was pressed once. */
  begun: boolean;
  /** The total in the form is the cart's. */
  shownIsTotal: boolean;
  /** The way to pay in the form is the one chosen now. */
  shownIsChosen: boolean;
  confirmation: Confirmation;
  completion: Completion;
  /** How often the cart was tried to complete. */
  tries: number;
  /** There is less in stock than the cart asks for; asked before the first attempt to complete it. */
  soldOut: boolean;
  /** Goods of the cart do not travel to its country just now; asked as `soldOut` is. */
  paused: boolean;
}

/** What to do next. */
export type FinishStep =
  | { do: "confirm" | "complete" | "wait" }
  | { do: "done"; orderId: string }
  | { do: "redirect"; url: string }
  /** void or refund what was paid, then refuse */
  | { do: "release"; reason: FinishRefusal }
  /** an interruption came between the order and its payment: undo the order, then go on as if it had not been */
  | { do: "take_back"; orderId: string }
  | { do: "refuse"; reason: FinishRefusal };

/** Attempts before the shopper is told to try again; another tab or a webhook needs seconds. */
export const maxTries = 6;

const refuse = (reason: FinishRefusal): FinishStep => ({ do: "refuse", reason });

/** The cart is as good as paid: complete it, or give the money back. */
function paid(facts: FinishState, held: boolean): FinishStep {
  const giveUp = (reason: FinishRefusal): FinishStep => (held ? { do: "release", reason } : refuse(reason));
  switch (facts.completion) {
    case null:
      if (facts.soldOut) return giveUp("not_enough_stock");
      if (facts.paused) return giveUp("cart_changed");
      return facts.tries < maxTries ? { do: "complete" } : refuse("unavailable");
    case "no_stock":
      return giveUp("not_enough_stock");
    case "code_used_up":
    case "changed":
      return giveUp("cart_changed");
    case "refused":
      return giveUp("payment_missing");
    case "busy":
    case "unsure":
      return facts.tries < maxTries ? { do: "wait" } : refuse("unavailable");
  }
}

/** What a payment at Stripe allows, by its state. */
function byIntent(facts: FinishState, intent: NonNullable<FinishState["intent"]>): FinishStep {
  switch (intent.status) {
    case "requires_payment_method":
    case "requires_confirmation":
      if (intent.failed || facts.confirmation === "asked") return refuse("payment_failed");
      if (!facts.pressed) return refuse("not_pressed");
      if (facts.confirmation === "refused") return refuse("payment_missing");
      // no money is asked for what is sold already, or cannot be sent
      if (facts.paused) return refuse("cart_changed");
      return facts.soldOut ? refuse("not_enough_stock") : { do: "confirm" };
    case "requires_action":
      if (!intent.url) return refuse("payment_failed");
      return facts.pressed ? { do: "redirect", url: intent.url } : refuse("payment_pending");
    case "processing":
      return refuse("payment_pending");
    case "requires_capture":
    case "succeeded":
      return paid(facts, true);
    case "canceled":
      return refuse("payment_missing");
  }
}

/**
 * The next step of making an order of a cart: the one table that the button, the way back from the bank, the webhook and
 * the reconciler follow. Pure; `finishOrder` gathers the facts and takes the steps.
 */
export function decideFinish(facts: FinishState): FinishStep {
  if (!facts.cartExists) return refuse("cart_gone");
  if (facts.order) {
    const { id: orderId, whole } = facts.order;
    return whole ? { do: "done", orderId } : { do: "take_back", orderId };
  }
  const held = facts.intent?.status === "requires_capture" || facts.intent?.status === "succeeded";
  // said first: with the total the payment has gone that was opened for the one before
  if (facts.pressed && !facts.shownIsTotal && !held) return refuse("price_changed");
  if (!facts.session && !facts.free) return refuse("payment_missing");
  if (facts.session && !facts.session.amountIsTotal) {
    return held ? { do: "release", reason: "price_changed" } : refuse("price_changed");
  }
  if (facts.pressed && !facts.shownIsTotal) return refuse("price_changed");
  if (facts.pressed && facts.session && !facts.shownIsChosen) return refuse("payment_changed");
  if (facts.free || facts.session?.provider === "bank")
    return facts.pressed || facts.begun ? paid(facts, false) : refuse("not_pressed");
  return facts.intent ? byIntent(facts, facts.intent) : refuse("unavailable");
}
