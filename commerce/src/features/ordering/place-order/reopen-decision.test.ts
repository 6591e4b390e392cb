import { expect, it } from "vitest";
import { decideReopen, type ReopenState, type ReopenStep } from "./reopen-decision";

it.each<[string, Partial<ReopenState>, ReopenStep]>([
  ["by transfer, refused", {}, "open"],
  ["its payment was cancelled", { intent: "canceled" }, "open"],
  ["declined", { intent: "requires_payment_method" }, "let_go"],
  ["asked, and the answer lost", { intent: "requires_confirmation" }, "let_go"],
  ["waiting at the bank or at PayPal", { intent: "requires_action" }, "let_go"],
  ["the provider still checks", { intent: "processing" }, "pending"],
  ["money is reserved", { intent: "requires_capture" }, "finish"],
  ["money is taken", { intent: "succeeded" }, "finish"],
  ["there is an order by transfer", { order: { complete: true } }, "ordered"],
  ["there is an order by card", { order: { complete: true }, intent: "succeeded" }, "ordered"],
  ["an order was begun", { order: { complete: false } }, "finish"],
  ["an order was begun, money is held", { order: { complete: false }, intent: "requires_capture" }, "finish"],
])("%s", (_, change, expected) => {
  expect(decideReopen({ order: null, intent: null, ...change })).toBe(expected);
});
