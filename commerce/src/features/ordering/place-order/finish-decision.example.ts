import type { FinishState, FinishStep } from "./finish-decision";

type Intent = NonNullable<FinishState["intent"]>;
type Reason = Extract<FinishStep, { do: "refuse" }>["reason"];

/** What the decision does, a state, what differs from it, and the expected step. */
export type FinishCase = [string, FinishState, Partial<FinishState>, FinishStep];

/** A cart paid by card whose button was just pressed. */
export const card: FinishState = {
  cartExists: true,
  order: null,
  free: false,
  session: { provider: "stripe", amountIsTotal: true, offered: true },
  intent: { status: "requires_payment_method", failed: false, url: null },
  pressed: true,
  begun: false,
  shownIsTotal: true,
  shownIsCart: true,
  confirmation: null,
  completion: null,
  tries: 0,
  soldOut: false,
  paused: false,
};

/** A cart paid by bank transfer whose button was just pressed. */
export const bank: FinishState = {
  ...card,
  session: { provider: "bank", amountIsTotal: true, offered: true },
  intent: null,
};

/** A cart with a total of zero whose button was just pressed. */
export const free: FinishState = { ...card, session: null, intent: null, free: true };

/** A payment at Stripe with a status. */
export const intent = (status: Intent["status"], more: Partial<Intent> = {}): Intent => ({
  status,
  failed: false,
  url: null,
  ...more,
});

export const held = intent("requires_capture");
export const taken = intent("succeeded");
export const canceled = intent("canceled");

/** A payment session whose amount is no longer the total of the cart. */
export const otherAmount = { provider: "stripe", amountIsTotal: false, offered: true } as const;

/** A payment session whose method the owner has switched off. */
export const withdrawn = { provider: "stripe", amountIsTotal: true, offered: false } as const;

/** An order that was created completely. */
export const complete = { id: "order_1", complete: true };

/** An order whose creation was interrupted before its payment. */
export const interrupted = { id: "order_1", complete: false };

export const done: FinishStep = { do: "done", orderId: "order_1" };
export const rollBack: FinishStep = { do: "roll_back", orderId: "order_1" };
export const refuse = (reason: Reason): FinishStep => ({ do: "refuse", reason });
export const release = (reason: Reason): FinishStep => ({ do: "release", reason });
