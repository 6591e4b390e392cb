import { expect, it } from "vitest";
import { address, cart } from "~/cart/example-cart";
import { requiredPageBefore } from "./steps";

const empty = cart({ lines: [] });
const fresh = cart({});
const informed = cart({ email: "anna@example.com", shippingAddress: address, billingAddress: address });
const noEmail = cart({ shippingAddress: address, billingAddress: address });
const movedAbroad = cart({ ...informed, country: "it", shippingAddress: { ...address, country: "it" } });
const ready = cart({ ...informed, payment: "bank_transfer" });
const free = cart({ ...informed, totals: { ...informed.totals, total: 0 } });
const paymentOnly = cart({ payment: "bank_transfer" });

it.each([
  ["information", "no cart", null, "cart"],
  ["information", "an empty cart", empty, "cart"],
  ["payment", "an empty cart", empty, "cart"],
  ["confirm", "no cart", null, "cart"],
  ["information", "a fresh cart", fresh, null],
  ["payment", "a fresh cart", fresh, "checkout"],
  ["confirm", "a fresh cart", fresh, "checkout"],
  ["payment", "no e-mail", noEmail, "checkout"],
  ["payment", "a cart country that no longer matches the address", movedAbroad, "checkout"],
  ["payment", "completed information", informed, null],
  ["confirm", "completed information", informed, "checkoutPayment"],
  ["confirm", "a chosen payment method but no address", paymentOnly, "checkout"],
  ["confirm", "a card as payment method", cart({ ...informed, payment: "card" }), null],
  ["confirm", "all steps completed", ready, null],
  ["confirm", "nothing to pay", free, null],
  ["payment", "nothing to pay", free, null],
  // going back is always allowed
  ["information", "all steps completed", ready, null],
  ["payment", "all steps completed", ready, null],
] as const)("requiredPageBefore the %s step with %s", (step, _, given, expected) => {
  expect(requiredPageBefore(step, given)).toBe(expected);
});
