import { describe, expect, it } from "vitest";
import { decideFinish } from "./finish-decision";
import {
  bank,
  card,
  done,
  free,
  held,
  intent,
  complete,
  otherAmount,
  refuse,
  release,
  taken,
  withdrawn,
  type FinishCase,
} from "./finish-decision.example";

describe("a cart that is no longer as shown", () => {
  it.each<FinishCase>([
    ["refuses a transfer for another cart than shown", bank, { shownIsCart: false }, refuse("cart_differs")],
    ["confirms no card for another cart than shown", card, { shownIsCart: false }, refuse("cart_differs")],
    [
      "does not lead to PayPal for another cart than shown",
      card,
      { shownIsCart: false, intent: intent("requires_action", { url: "https://paypal.example" }) },
      refuse("cart_differs"),
    ],
    ["tells this before no method", bank, { shownIsCart: false, session: null }, refuse("cart_differs")],
    ["refuses a free cart that is not as shown", free, { shownIsCart: false }, refuse("cart_differs")],
    ["completes what is paid already", card, { shownIsCart: false, intent: held }, { do: "complete" }],
    [
      "waits for a payment the provider checks",
      card,
      { shownIsCart: false, intent: intent("processing") },
      refuse("payment_pending"),
    ],
    ["is done if the order exists", bank, { shownIsCart: false, order: complete }, done],
    ["refuses a card if another total was shown", card, { shownIsTotal: false }, refuse("price_changed")],
    ["refuses a transfer if another total was shown", bank, { shownIsTotal: false }, refuse("price_changed")],
    [
      "refuses another total without a session",
      card,
      { session: null, intent: null, shownIsTotal: false },
      refuse("price_changed"),
    ],
    ["refuses it free if another total was shown", free, { shownIsTotal: false }, refuse("price_changed")],
    ["refuses if the session has another amount", card, { session: otherAmount }, refuse("price_changed")],
    ["releases what is authorised", card, { session: otherAmount, intent: held }, release("price_changed")],
    ["releases what was captured", card, { session: otherAmount, intent: taken }, release("price_changed")],
    [
      "releases it if the cart is free now",
      card,
      { free: true, session: otherAmount, intent: held },
      release("price_changed"),
    ],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("goods that are sold out", () => {
  it.each<FinishCase>([
    ["refuses without confirming the card", card, { soldOut: true }, refuse("not_enough_stock")],
    [
      "releases what was confirmed before",
      card,
      { soldOut: true, intent: held, pressed: false },
      release("not_enough_stock"),
    ],
    ["refuses a bank transfer", bank, { soldOut: true }, refuse("not_enough_stock")],
    ["is done if it happens after the order", bank, { soldOut: true, order: complete }, done],
    ["refuses a free cart meanwhile", free, { completion: "no_stock" }, refuse("not_enough_stock")],
    ["releases what is held", card, { intent: held, completion: "no_stock" }, release("not_enough_stock")],
    ["releases what is taken", card, { intent: taken, completion: "no_stock" }, release("not_enough_stock")],
    ["refuses a transfer meanwhile", bank, { completion: "no_stock" }, refuse("not_enough_stock")],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("a payment method that is switched off", () => {
  it.each<FinishCase>([
    ["refuses without confirming the card", card, { session: withdrawn }, refuse("method_withdrawn")],
    [
      "does not lead to the bank or PayPal",
      card,
      { session: withdrawn, intent: intent("requires_action", { url: "https://paypal.example" }) },
      refuse("method_withdrawn"),
    ],
    ["releases it", card, { session: withdrawn, intent: held, pressed: false }, release("method_withdrawn")],
    [
      "releases what was captured",
      card,
      { session: withdrawn, intent: taken, completion: "refused" },
      release("method_withdrawn"),
    ],
    ["is pending", card, { session: withdrawn, intent: intent("processing") }, refuse("payment_pending")],
    ["refuses a transfer", bank, { session: { ...withdrawn, provider: "bank" } }, refuse("method_withdrawn")],
    ["tells a changed cart first", card, { session: withdrawn, shownIsCart: false }, refuse("cart_differs")],
    ["completes a free cart", card, { session: withdrawn, intent: null, free: true }, { do: "complete" }],
    ["is done if the order was placed before", card, { session: withdrawn, order: complete }, done],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("a delivery that is paused", () => {
  it.each<FinishCase>([
    ["refuses without confirming the card", card, { paused: true }, refuse("cart_changed")],
    ["releases it later", card, { paused: true, intent: held, pressed: false }, release("cart_changed")],
    ["refuses a bank transfer", bank, { paused: true }, refuse("cart_changed")],
    ["is done if it happens after the order", bank, { paused: true, order: complete }, done],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("a cart that changed or whose promo code is used up", () => {
  it.each<FinishCase>([
    ["refuses a used-up code", bank, { completion: "code_used_up", tries: 1 }, refuse("cart_changed")],
    [
      "releases a card if the code is used up",
      card,
      { completion: "code_used_up", tries: 1, intent: held },
      release("cart_changed"),
    ],
    ["releases a changed cart", card, { intent: held, completion: "changed" }, release("cart_changed")],
    ["refuses a transfer if the cart changed", bank, { completion: "changed" }, refuse("cart_changed")],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});
