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
    [
      "refuses a bank transfer for another cart than shown",
      bank,
      { shownIsCart: false },
      refuse("cart_differs"),
    ],
    [
      "does not confirm a card for another cart than shown",
      card,
      { shownIsCart: false },
      refuse("cart_differs"),
    ],
    [
      "does not lead to PayPal for another cart than shown",
      card,
      { shownIsCart: false, intent: intent("requires_action", { url: "https://paypal.example" }) },
      refuse("cart_differs"),
    ],
    [
      "tells a changed cart before a missing payment method",
      bank,
      { shownIsCart: false, session: null },
      refuse("cart_differs"),
    ],
    ["refuses a free cart that is not as shown", free, { shownIsCart: false }, refuse("cart_differs")],
    [
      "completes what an earlier press has paid, whatever the page of a later one shows",
      card,
      { shownIsCart: false, intent: held },
      { do: "complete" },
    ],
    [
      "waits for a payment the provider is checking, whatever the page of a later press shows",
      card,
      { shownIsCart: false, intent: intent("processing") },
      refuse("payment_pending"),
    ],
    [
      "is done if the order exists, whatever the page shows",
      bank,
      { shownIsCart: false, order: complete },
      done,
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
    [
      "refuses a free cart if another total was shown",
      free,
      { shownIsTotal: false },
      refuse("price_changed"),
    ],
    ["refuses if the session has another amount", card, { session: otherAmount }, refuse("price_changed")],
    [
      "releases an authorised payment if the session has another amount",
      card,
      { session: otherAmount, intent: held },
      release("price_changed"),
    ],
    [
      "releases a captured payment if the session has another amount",
      card,
      { session: otherAmount, intent: taken },
      release("price_changed"),
    ],
    [
      "releases an authorised payment if the cart is free now",
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
      release("not_enough_stock"),
    ],
    [
      "refuses a bank transfer if the goods are sold out",
      bank,
      { soldOut: true },
      refuse("not_enough_stock"),
    ],
    [
      "is done if the goods sold out after the order was placed",
      bank,
      { soldOut: true, order: complete },
      done,
    ],
    [
      "refuses a free cart if the goods sold out meanwhile",
      free,
      { completion: "no_stock" },
      refuse("not_enough_stock"),
    ],
    [
      "releases an authorised payment if the goods sold out meanwhile",
      card,
      { intent: held, completion: "no_stock" },
      release("not_enough_stock"),
    ],
    [
      "releases a captured payment if the goods sold out meanwhile",
      card,
      { intent: taken, completion: "no_stock" },
      release("not_enough_stock"),
    ],
    [
      "refuses a bank transfer if the goods sold out meanwhile",
      bank,
      { completion: "no_stock" },
      refuse("not_enough_stock"),
    ],
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
    [
      "releases a payment confirmed before",
      card,
      { session: withdrawn, intent: held, pressed: false },
      release("method_withdrawn"),
    ],
    [
      "releases a payment captured before",
      card,
      { session: withdrawn, intent: taken, completion: "refused" },
      release("method_withdrawn"),
    ],
    [
      "waits for a payment the provider is checking",
      card,
      { session: withdrawn, intent: intent("processing") },
      refuse("payment_pending"),
    ],
    [
      "refuses a bank transfer",
      bank,
      { session: { ...withdrawn, provider: "bank" } },
      refuse("method_withdrawn"),
    ],
    ["tells a changed cart first", card, { session: withdrawn, shownIsCart: false }, refuse("cart_differs")],
    ["completes a free cart", card, { session: withdrawn, intent: null, free: true }, { do: "complete" }],
    ["is done if the order was placed before", card, { session: withdrawn, order: complete }, done],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("a delivery that is paused", () => {
  it.each<FinishCase>([
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
      release("cart_changed"),
    ],
    ["refuses a bank transfer if delivery is paused", bank, { paused: true }, refuse("cart_changed")],
    [
      "is done if delivery was paused after the order was placed",
      bank,
      { paused: true, order: complete },
      done,
    ],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});

describe("a cart that changed or whose promo code is used up", () => {
  it.each<FinishCase>([
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
      release("cart_changed"),
    ],
    [
      "releases the payment if the cart changed meanwhile",
      card,
      { intent: held, completion: "changed" },
      release("cart_changed"),
    ],
    [
      "refuses a bank transfer if the cart changed meanwhile",
      bank,
      { completion: "changed" },
      refuse("cart_changed"),
    ],
  ])("%s", (_, base, change, expected) => {
    expect(decideFinish({ ...base, ...change })).toEqual(expected);
  });
});
