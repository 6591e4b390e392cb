import { expect, it } from "vitest";
import { decideFinish, maxTries, type FinishState, type FinishStep } from "./finish-decision";

type Intent = NonNullable<FinishState["intent"]>;

/** A cart paid by card whose button was just pressed. */
const card: FinishState = {
  cartExists: true,
  order: null,
  free: false,
  session: { provider: "stripe", amountIsTotal: true },
  intent: { status: "requires_payment_method", failed: false, url: null },
  pressed: true,
  begun: false,
  shownIsTotal: true,
  shownIsChosen: true,
  confirmation: null,
  completion: null,
  tries: 0,
  soldOut: false,
  paused: false,
};
const bank: FinishState = { ...card, session: { provider: "bank", amountIsTotal: true }, intent: null };
const intent = (status: Intent["status"], more: Partial<Intent> = {}): Intent => ({
  status,
  failed: false,
  url: null,
  ...more,
});
const held = intent("requires_capture");
const taken = intent("succeeded");
const canceled = intent("canceled");
const complete = { id: "order_1", complete: true };
const interrupted = { id: "order_1", complete: false };
const rollBack: FinishStep = { do: "take_back", orderId: "order_1" };
const free: FinishState = { ...card, session: null, intent: null, free: true };
const otherAmount = { provider: "stripe", amountIsTotal: false } as const;
const refuse = (reason: Extract<FinishStep, { do: "refuse" }>["reason"]): FinishStep => ({
  do: "refuse",
  reason,
});

it.each<[string, FinishState, Partial<FinishState>, FinishStep]>([
  ["refuses if the cart does not exist", card, { cartExists: false }, refuse("cart_gone")],
  ["is done if the order exists", card, { order: complete }, { do: "done", orderId: "order_1" }],
  [
    "is done if the order exists and a webhook asks",
    card,
    { order: complete, pressed: false },
    { do: "done", orderId: "order_1" },
  ],
  ["refuses if another payment method was shown", bank, { shownIsChosen: false }, refuse("payment_changed")],
  [
    "rolls back an interrupted order with an authorised payment",
    card,
    { order: interrupted, intent: held },
    rollBack,
  ],
  [
    "rolls back an interrupted order with a captured payment",
    card,
    { order: interrupted, intent: taken },
    rollBack,
  ],
  [
    "rolls back an interrupted order with a cancelled payment",
    card,
    { order: interrupted, intent: canceled },
    rollBack,
  ],
  [
    "rolls back an interrupted order by bank transfer",
    bank,
    { order: interrupted, pressed: false },
    rollBack,
  ],
  [
    "completes a begun order by bank transfer after the rollback",
    bank,
    { begun: true, pressed: false },
    { do: "complete" },
  ],
  ["rolls back an interrupted free order", free, { order: interrupted, pressed: false }, rollBack],
  [
    "refuses without confirming the card if delivery is paused",
    card,
    { paused: true },
    refuse("cart_changed"),
  ],
  [
    "releases the payment if delivery was paused after the confirmation",
    card,
    { paused: true, intent: held, pressed: false },
    { do: "release", reason: "cart_changed" },
  ],
  ["refuses a bank transfer if delivery is paused", bank, { paused: true }, refuse("cart_changed")],
  [
    "is done if delivery was paused after the order was placed",
    bank,
    { paused: true, order: complete },
    { do: "done", orderId: "order_1" },
  ],
  [
    "refuses without confirming the card if the goods are sold out",
    card,
    { soldOut: true },
    refuse("not_enough_stock"),
  ],
  [
    "releases the payment if the goods sold out after the confirmation",
    card,
    { soldOut: true, intent: held, pressed: false },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "refuses if the promo code is used up",
    bank,
    { completion: "code_used_up", tries: 1 },
    refuse("cart_changed"),
  ],
  [
    "releases the card payment if the promo code is used up",
    card,
    { completion: "code_used_up", tries: 1, intent: held },
    { do: "release", reason: "cart_changed" },
  ],
  ["refuses a bank transfer if the goods are sold out", bank, { soldOut: true }, refuse("not_enough_stock")],
  [
    "is done if the goods sold out after the order was placed",
    bank,
    { soldOut: true, order: complete },
    { do: "done", orderId: "order_1" },
  ],
  ["completes a free cart", free, {}, { do: "complete" }],
  [
    "completes a free cart whatever payment method was chosen",
    { ...card, intent: null },
    { free: true },
    { do: "complete" },
  ],
  ["refuses a free cart if the order was not submitted", free, { pressed: false }, refuse("not_pressed")],
  ["refuses a free cart if another total was shown", free, { shownIsTotal: false }, refuse("price_changed")],
  [
    "refuses a free cart if the goods sold out meanwhile",
    free,
    { completion: "no_stock" },
    refuse("not_enough_stock"),
  ],
  [
    "releases an authorised payment if the cart is free now",
    card,
    { free: true, session: otherAmount, intent: held },
    { do: "release", reason: "price_changed" },
  ],
  [
    "refuses if no payment method was chosen",
    card,
    { session: null, intent: null },
    refuse("payment_missing"),
  ],
  ["confirms a new card payment", card, {}, { do: "confirm" }],
  [
    "refuses a new card payment if the order was not submitted",
    card,
    { pressed: false },
    refuse("not_pressed"),
  ],
  [
    "refuses a card payment if another total was shown",
    card,
    { shownIsTotal: false },
    refuse("price_changed"),
  ],
  [
    "refuses a bank transfer if another total was shown",
    bank,
    { shownIsTotal: false },
    refuse("price_changed"),
  ],
  [
    "refuses as a changed price if another total was shown and there is no session",
    card,
    { session: null, intent: null, shownIsTotal: false },
    refuse("price_changed"),
  ],
  ["refuses if the session has another amount", card, { session: otherAmount }, refuse("price_changed")],
  [
    "releases a captured payment if the session has another amount",
    card,
    { session: otherAmount, intent: taken },
    { do: "release", reason: "price_changed" },
  ],
  [
    "confirms a card payment that requires confirmation",
    card,
    { intent: { status: "requires_confirmation", failed: false, url: null } },
    { do: "confirm" },
  ],
  [
    "releases an authorised payment if the session has another amount",
    card,
    { session: otherAmount, intent: held },
    { do: "release", reason: "price_changed" },
  ],
  [
    "refuses if the card was declined",
    card,
    { intent: intent("requires_payment_method", { failed: true }) },
    refuse("payment_failed"),
  ],
  ["refuses if the confirmation had no effect", card, { confirmation: "asked" }, refuse("payment_failed")],
  ["refuses if the confirmation was refused", card, { confirmation: "refused" }, refuse("payment_missing")],
  [
    "redirects to the bank if it requires an action",
    card,
    { intent: intent("requires_action", { url: "https://bank" }), confirmation: "asked" },
    { do: "redirect", url: "https://bank" },
  ],
  [
    "refuses as pending if the shopper returns from the bank without a result",
    card,
    { intent: intent("requires_action", { url: "https://bank" }), pressed: false },
    refuse("payment_pending"),
  ],
  [
    "refuses if the required action has no page",
    card,
    { intent: intent("requires_action") },
    refuse("payment_failed"),
  ],
  [
    "refuses as pending while the payment is processing",
    card,
    { intent: intent("processing") },
    refuse("payment_pending"),
  ],
  ["refuses if the payment was cancelled at Stripe", card, { intent: canceled }, refuse("payment_missing")],
  ["completes the cart with an authorised payment", card, { intent: held }, { do: "complete" }],
  [
    "completes the cart with an authorised payment found by the reconciler",
    card,
    { intent: held, pressed: false },
    { do: "complete" },
  ],
  ["completes the cart with a captured payment", card, { intent: taken, pressed: false }, { do: "complete" }],
  [
    "releases an authorised payment if the goods sold out meanwhile",
    card,
    { intent: held, completion: "no_stock" },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "releases a captured payment if the goods sold out meanwhile",
    card,
    { intent: taken, completion: "no_stock" },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "releases the payment if the cart changed meanwhile",
    card,
    { intent: held, completion: "changed" },
    { do: "release", reason: "cart_changed" },
  ],
  [
    "refuses a bank transfer if the cart changed meanwhile",
    bank,
    { completion: "changed" },
    refuse("cart_changed"),
  ],
  [
    "releases the payment if the completion was refused",
    card,
    { intent: held, completion: "refused" },
    { do: "release", reason: "payment_missing" },
  ],
  [
    "waits while another request completes the cart",
    card,
    { intent: held, completion: "busy", tries: 1 },
    { do: "wait" },
  ],
  [
    "waits while the result is unknown",
    card,
    { intent: held, completion: "unsure", tries: 1 },
    { do: "wait" },
  ],
  [
    "gives up if the result is unknown after the last try",
    card,
    { intent: held, completion: "unsure", tries: maxTries },
    refuse("unavailable"),
  ],
  [
    "gives up if the cart is still busy after the last try",
    card,
    { intent: held, completion: "busy", tries: maxTries },
    refuse("unavailable"),
  ],
  [
    "gives up if there is no order after the last try",
    card,
    { intent: held, tries: maxTries },
    refuse("unavailable"),
  ],
  ["refuses if the payment at Stripe is unknown", card, { intent: null }, refuse("unavailable")],
  ["completes the cart with a bank transfer", bank, {}, { do: "complete" }],
  ["refuses a bank transfer if the order was not submitted", bank, { pressed: false }, refuse("not_pressed")],
  [
    "refuses a bank transfer if the goods sold out meanwhile",
    bank,
    { completion: "no_stock" },
    refuse("not_enough_stock"),
  ],
  [
    "refuses a bank transfer if the completion was refused",
    bank,
    { completion: "refused" },
    refuse("payment_missing"),
  ],
  [
    "waits with a bank transfer while another request completes the cart",
    bank,
    { completion: "busy", tries: 2 },
    { do: "wait" },
  ],
])("%s", (_, base, change, expected) => {
  expect(decideFinish({ ...base, ...change })).toEqual(expected);
});
