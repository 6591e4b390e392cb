import { expect, it } from "vitest";
import type { CartView, CodeStatus } from "@su-turrone/contract/cart-view";
import { effectsOf, removedLines } from "./cart-snapshot";

const line = { id: "l1", variant_id: "v1", name: "Torrone", grams: 150, quantity: 2, unit_price: 7.1 };
const before = { lines: [line], applied: ["OLD"] };
const after = (...cents: number[]) =>
  ({
    lines: cents.map((unit_cents, n) => ({ id: `l${n + 1}`, name: "Nougat", unit_cents })),
  }) as CartView;
const status = (code: string, state: CodeStatus["state"]): CodeStatus => ({ code, state, missing: null });

it("reports a changed price with the product name shown on the page", () => {
  expect(effectsOf(before, after(750), [])).toEqual([{ kind: "price", name: "Nougat", unit_cents: 750 }]);
  expect(effectsOf(before, after(710, 999), [])).toEqual([]);
});

it.each([
  ["OLD", "applied", []],
  ["NEW", "applied", [{ kind: "code_reapplied", code: "NEW" }]],
  ["OLD", "invalid", [{ kind: "code_removed", code: "OLD" }]],
  ["OLD", "not_applicable", [{ kind: "code_suspended", status: status("OLD", "not_applicable") }]],
  ["NEW", "not_applicable", []],
] as const)("reports the effect on the code %s in the state %s", (code, state, expected) => {
  expect(effectsOf(before, after(710), [status(code, state)])).toEqual(expected);
  // the requested code is reported by the change itself
  expect(effectsOf(before, after(710), [status(code, state)], code.toLowerCase())).toEqual([]);
});

it("lists the removed lines", () => {
  expect(removedLines(before, after())).toEqual([
    { id: "l1", variant_id: "v1", name: "Torrone", grams: 150, quantity: 2 },
  ]);
  expect(removedLines(before, after(710))).toEqual([]);
});
