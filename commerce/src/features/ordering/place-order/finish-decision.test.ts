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
  ["no such cart", card, { cartExists: false }, refuse("cart_gone")],
  ["an order there is", card, { order: complete }, { do: "done", orderId: "order_1" }],
  [
    "the same, asked by a webhook",
    card,
    { order: complete, pressed: false },
    { do: "done", orderId: "order_1" },
  ],
  ["another way to pay than was shown", bank, { shownIsChosen: false }, refuse("payment_changed")],
  ["killed before the payment: money reserved", card, { order: interrupted, intent: held }, rollBack],
  ["killed before the payment: money taken", card, { order: interrupted, intent: taken }, rollBack],
  ["killed before the payment: cancelled since", card, { order: interrupted, intent: canceled }, rollBack],
  ["killed before the payment: bank transfer", bank, { order: interrupted, pressed: false }, rollBack],
  ["the same, taken back", bank, { begun: true, pressed: false }, { do: "complete" }],
  ["killed before a free order was whole", free, { order: interrupted, pressed: false }, rollBack],
  ["too hot to travel: the card is not asked", card, { paused: true }, refuse("cart_changed")],
  [
    "too hot to travel, confirmed at the bank before: given back",
    card,
    { paused: true, intent: held, pressed: false },
    { do: "release", reason: "cart_changed" },
  ],
  ["too hot to travel, by transfer", bank, { paused: true }, refuse("cart_changed")],
  [
    "too hot to travel, but ordered before",
    bank,
    { paused: true, order: complete },
    { do: "done", orderId: "order_1" },
  ],
  ["sold out: the card is not asked", card, { soldOut: true }, refuse("not_enough_stock")],
  [
    "sold out, confirmed at the bank before: given back",
    card,
    { soldOut: true, intent: held, pressed: false },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "the last use of its code is gone",
    bank,
    { completion: "code_used_up", tries: 1 },
    refuse("cart_changed"),
  ],
  [
    "the same by card: given back",
    card,
    { completion: "code_used_up", tries: 1, intent: held },
    { do: "release", reason: "cart_changed" },
  ],
  ["sold out, by transfer", bank, { soldOut: true }, refuse("not_enough_stock")],
  [
    "sold out, but it is an order already",
    bank,
    { soldOut: true, order: complete },
    { do: "done", orderId: "order_1" },
  ],
  ["free", free, {}, { do: "complete" }],
  ["free, whatever was chosen", { ...card, intent: null }, { free: true }, { do: "complete" }],
  ["free, but nobody pressed", free, { pressed: false }, refuse("not_pressed")],
  ["free, but not when it was shown", free, { shownIsTotal: false }, refuse("price_changed")],
  ["free, sold meanwhile", free, { completion: "no_stock" }, refuse("not_enough_stock")],
  [
    "free now, but money is reserved",
    card,
    { free: true, session: otherAmount, intent: held },
    { do: "release", reason: "price_changed" },
  ],
  ["nothing chosen", card, { session: null, intent: null }, refuse("payment_missing")],
  ["a fresh card", card, {}, { do: "confirm" }],
  ["a fresh card, but nobody pressed", card, { pressed: false }, refuse("not_pressed")],
  ["the total shown is another one", card, { shownIsTotal: false }, refuse("price_changed")],
  ["another total by transfer", bank, { shownIsTotal: false }, refuse("price_changed")],
  [
    "the total shown is another one, and its payment is gone with it",
    card,
    { session: null, intent: null, shownIsTotal: false },
    refuse("price_changed"),
  ],
  ["another total than the session's", card, { session: otherAmount }, refuse("price_changed")],
  [
    "the same, but money is taken",
    card,
    { session: otherAmount, intent: taken },
    { do: "release", reason: "price_changed" },
  ],
  [
    "a card that is still to be confirmed",
    card,
    { intent: { status: "requires_confirmation", failed: false, url: null } },
    { do: "confirm" },
  ],
  [
    "the same, but money is reserved",
    card,
    { session: otherAmount, intent: held },
    { do: "release", reason: "price_changed" },
  ],
  [
    "declined",
    card,
    { intent: intent("requires_payment_method", { failed: true }) },
    refuse("payment_failed"),
  ],
  ["asked, and nothing came of it", card, { confirmation: "asked" }, refuse("payment_failed")],
  ["a token used up", card, { confirmation: "refused" }, refuse("payment_missing")],
  [
    "the bank asks",
    card,
    { intent: intent("requires_action", { url: "https://bank" }), confirmation: "asked" },
    { do: "redirect", url: "https://bank" },
  ],
  [
    "back from the bank without an answer",
    card,
    { intent: intent("requires_action", { url: "https://bank" }), pressed: false },
    refuse("payment_pending"),
  ],
  ["asked for what has no page", card, { intent: intent("requires_action") }, refuse("payment_failed")],
  ["the bank takes its time", card, { intent: intent("processing") }, refuse("payment_pending")],
  ["cancelled at Stripe", card, { intent: canceled }, refuse("payment_missing")],
  ["money reserved", card, { intent: held }, { do: "complete" }],
  ["money reserved, found by the reconciler", card, { intent: held, pressed: false }, { do: "complete" }],
  ["money taken already", card, { intent: taken, pressed: false }, { do: "complete" }],
  [
    "sold meanwhile",
    card,
    { intent: held, completion: "no_stock" },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "sold meanwhile, taken",
    card,
    { intent: taken, completion: "no_stock" },
    { do: "release", reason: "not_enough_stock" },
  ],
  [
    "changed meanwhile",
    card,
    { intent: held, completion: "changed" },
    { do: "release", reason: "cart_changed" },
  ],
  ["changed meanwhile, by transfer", bank, { completion: "changed" }, refuse("cart_changed")],
  [
    "refused for good",
    card,
    { intent: held, completion: "refused" },
    { do: "release", reason: "payment_missing" },
  ],
  ["another is completing", card, { intent: held, completion: "busy", tries: 1 }, { do: "wait" }],
  ["nobody knows", card, { intent: held, completion: "unsure", tries: 1 }, { do: "wait" }],
  [
    "nobody knows, again and again",
    card,
    { intent: held, completion: "unsure", tries: maxTries },
    refuse("unavailable"),
  ],
  ["busy too long", card, { intent: held, completion: "busy", tries: maxTries }, refuse("unavailable")],
  ["completed, and no order to be seen", card, { intent: held, tries: maxTries }, refuse("unavailable")],
  ["Stripe unknown", card, { intent: null }, refuse("unavailable")],
  ["by transfer", bank, {}, { do: "complete" }],
  ["by transfer, but nobody pressed", bank, { pressed: false }, refuse("not_pressed")],
  ["by transfer, sold meanwhile", bank, { completion: "no_stock" }, refuse("not_enough_stock")],
  ["by transfer, refused", bank, { completion: "refused" }, refuse("payment_missing")],
  ["by transfer, another is completing", bank, { completion: "busy", tries: 2 }, { do: "wait" }],
])("%s", (_, base, change, expected) => {
  expect(decideFinish({ ...base, ...change })).toEqual(expected);
});
