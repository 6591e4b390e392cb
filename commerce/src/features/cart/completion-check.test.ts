import { expect, it } from "vitest";
import { completionProblem, type CompletionFacts } from "./completion-check";

const line = { cents: 2000, todayCents: 2000, onSale: true };
const good: CompletionFacts = {
  totalCents: 2690,
  sessionCents: [2690],
  address: { country: "de", postalCode: "80331", city: "München" },
  paused: false,
  lines: [line],
};

it.each<[string, Partial<CompletionFacts>, ReturnType<typeof completionProblem>]>([
  ["accepts an unchanged cart", {}, null],
  ["accepts a cart without a payment session if the total is 0", { totalCents: 0, sessionCents: [] }, null],
  ["rejects a payment session with a different amount", { sessionCents: [2689] }, "wrong_payment"],
  ["rejects two sessions if the amount of one differs", { sessionCents: [2690, 100] }, "wrong_payment"],
  ["rejects a cart without an address", { address: null }, "not_delivered"],
  [
    "rejects an address outside the delivery area (Helgoland)",
    { address: { country: "de", postalCode: "27498", city: "Helgoland" } },
    "not_delivered",
  ],
  ["rejects a cart whose delivery is paused", { paused: true }, "paused"],
  ["rejects a line that is no longer on sale", { lines: [line, { ...line, onSale: false }] }, "not_on_sale"],
  ["rejects a line whose price has risen", { lines: [{ ...line, todayCents: 2001 }] }, "other_price"],
  ["rejects a line whose price has fallen", { lines: [{ ...line, todayCents: 1999 }] }, "other_price"],
  [
    "rejects a price that has risen in a line",
    { lines: [line, { ...line, todayCents: 2001 }] },
    "other_price",
  ],
  ["rejects a line that no longer has a price", { lines: [{ ...line, todayCents: null }] }, "other_price"],
])("%s", (_, change, expected) => {
  expect(completionProblem({ ...good, ...change })).toBe(expected);
});
