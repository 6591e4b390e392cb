import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { stripeEvents } from "./stripe";

it("names each event about a payment, a charge, a refund or a payout that the installed version of Stripe knows", () => {
  // …/stripe/cjs/stripe.cjs.node.js
  const entry = createRequire(import.meta.url).resolve("stripe");
  const types = readFileSync(path.join(path.dirname(entry), "..", "types", "EventTypes.d.ts"), "utf8");
  const known = [...types.matchAll(/type: '((?:payment_intent|charge|refund|payout)\.[\w.]+)'/g)].flatMap(
    ([, type]) => type ?? [],
  );
  expect(known).toContain("charge.dispute.created");
  expect(known.filter((type) => !stripeEvents.has(type))).toEqual([]);
});

it.each([
  ["payment_intent.canceled", "payment"],
  ["charge.refunded", "return"],
  ["refund.failed", "return"],
  ["charge.dispute.closed", "return"],
  ["charge.succeeded", "nothing"],
  ["customer.created", undefined],
])("%s: %s", (type, topic) => {
  expect(stripeEvents.get(type)).toBe(topic);
});
