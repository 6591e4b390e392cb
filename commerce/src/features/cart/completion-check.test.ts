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
  ["as it was shown", {}, null],
  ["without a session, because it costs nothing", { totalCents: 0, sessionCents: [] }, null],
  ["another amount", { sessionCents: [2689] }, "wrong_payment"],
  ["one of two amounts is another", { sessionCents: [2690, 100] }, "wrong_payment"],
  ["no address", { address: null }, "not_delivered"],
  ["Helgoland", { address: { country: "de", postalCode: "27498", city: "Helgoland" } }, "not_delivered"],
  ["too hot for its goods to travel there", { paused: true }, "paused"],
  ["off sale", { lines: [line, { ...line, onSale: false }] }, "not_on_sale"],
  ["dearer", { lines: [{ ...line, todayCents: 2001 }] }, "other_price"],
  ["cheaper", { lines: [{ ...line, todayCents: 1999 }] }, "other_price"],
  ["one of two dearer", { lines: [line, { ...line, todayCents: 2001 }] }, "other_price"],
  ["without a price", { lines: [{ ...line, todayCents: null }] }, "other_price"],
])("%s", (_, change, expected) => {
  expect(completionProblem({ ...good, ...change })).toBe(expected);
});
