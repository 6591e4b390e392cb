import { describe, expect, it } from "vitest";
import { decideFinish, decideReopen, maxTries, type ReopenState, type ReopenStep } from "./finish-decision";
import {
  bank,
  canceled,
  card,
  done,
  free,
  held,
  intent,
  interrupted,
  complete,
  refuse,
  release,
  rollBack,
  taken,
  type FinishCase,
} from "./finish-decision.example";

describe("the order of a cart", () => {
  it.each<FinishCase>([
    ["refuses if the cart does not exist", card, { cartExists: false }, refuse("cart_gone")],
    ["is done if the order exists", card, { order: complete }, done],
    ["is done if the order exists and a webhook asks", card, { order: complete, pressed: false }, done],
    ["rolls back an interrupted order, authorised", card, { order: interrupted, intent: held }, rollBack],
    ["rolls back an interrupted order, captured", card, { order: interrupted, intent: taken }, rollBack],
    ["rolls back an interrupted order, cancelled", card, { order: interrupted, intent: canceled }, rollBack],
    ["rolls back an interrupted order by transfer", bank, { order: interrupted, pressed: false }, rollBack],
    ["rolls back an interrupted free order", free, { order: interrupted, pressed: false }, rollBack],
    ["completes a transfer after the rollback", bank, { begun: true, pressed: false }, { do: "complete" }],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("the payment", () => {
  it.each<FinishCase>([
    ["completes a free cart", free, {}, { do: "complete" }],
    ["completes a free cart, whatever method", { ...card, intent: null }, { free: true }, { do: "complete" }],
    ["refuses a free cart if the order was not submitted", free, { pressed: false }, refuse("not_pressed")],
    ["refuses without a payment method", card, { session: null, intent: null }, refuse("payment_missing")],
    ["confirms a new card payment", card, {}, { do: "confirm" }],
    ["refuses a new card payment that was not pressed", card, { pressed: false }, refuse("not_pressed")],
    ["confirms what requires it", card, { intent: intent("requires_confirmation") }, { do: "confirm" }],
    [
      "refuses a declined card",
      card,
      { intent: intent("requires_payment_method", { failed: true }) },
      refuse("payment_failed"),
    ],
    ["refuses if the confirmation had no effect", card, { confirmation: "asked" }, refuse("payment_failed")],
    ["refuses if the confirmation was refused", card, { confirmation: "refused" }, refuse("payment_missing")],
    [
      "redirects to the bank",
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
    ["refuses an action without page", card, { intent: intent("requires_action") }, refuse("payment_failed")],
    ["is pending while it is processing", card, { intent: intent("processing") }, refuse("payment_pending")],
    ["refuses if the payment was cancelled at Stripe", card, { intent: canceled }, refuse("payment_missing")],
    ["completes the cart with an authorised payment", card, { intent: held }, { do: "complete" }],
    ["completes it for the reconciler", card, { intent: held, pressed: false }, { do: "complete" }],
    ["completes the cart if it is captured", card, { intent: taken, pressed: false }, { do: "complete" }],
    ["refuses if the payment at Stripe is unknown", card, { intent: null }, refuse("unavailable")],
    ["completes the cart with a bank transfer", bank, {}, { do: "complete" }],
    ["refuses a transfer that was not pressed", bank, { pressed: false }, refuse("not_pressed")],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("the attempts to complete the cart", () => {
  it.each<FinishCase>([
    ["releases what was refused", card, { intent: held, completion: "refused" }, release("payment_missing")],
    ["refuses a transfer that was refused", bank, { completion: "refused" }, refuse("payment_missing")],
    ["waits while a transfer's result is unknown", bank, { completion: "unsure", tries: 2 }, { do: "wait" }],
    ["waits while it is unknown", card, { intent: held, completion: "unsure", tries: 1 }, { do: "wait" }],
    [
      "gives up if the result is unknown after the last try",
      card,
      { intent: held, completion: "unsure", tries: maxTries },
      refuse("unavailable"),
    ],
    ["gives up without an order at last", card, { intent: held, tries: maxTries }, refuse("unavailable")],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

it.each<[string, Partial<ReopenState>, ReopenStep]>([
  ["reopens the cart if there is neither an order nor a payment intent", {}, "open"],
  ["reopens the cart if the payment was cancelled", { intent: "canceled" }, "open"],
  ["releases the payment if it was declined", { intent: "requires_payment_method" }, "cancel_payment"],
  ["releases the payment if it is to be confirmed", { intent: "requires_confirmation" }, "cancel_payment"],
  ["releases the payment if it waits for PayPal", { intent: "requires_action" }, "cancel_payment"],
  ["is pending while the payment is processing", { intent: "processing" }, "pending"],
  ["finishes the order if the payment is authorised", { intent: "requires_capture" }, "finish"],
  ["finishes the order if the payment is captured", { intent: "succeeded" }, "finish"],
  ["is ordered if complete, by transfer", { order: { complete: true } }, "ordered"],
  ["is ordered if complete, by card", { order: { complete: true }, intent: "succeeded" }, "ordered"],
  ["finishes an incomplete order", { order: { complete: false } }, "finish"],
  ["finishes an incomplete card order", { order: { complete: false }, intent: "requires_capture" }, "finish"],
])("%s", (_, change, expected) => {
  expect(decideReopen({ order: null, intent: null, ...change })).toBe(expected);
});
