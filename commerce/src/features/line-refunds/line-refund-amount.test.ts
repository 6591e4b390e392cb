import { describe, expect, it } from "vitest";
import { refundAmounts, type RefundableOrder } from "./line-refund-amount";

const line = (id: string, quantity: number, total: number, refunded = 0) => ({
  id,
  quantity,
  total,
  refunded,
});

const order = (change: Partial<RefundableOrder> = {}): RefundableOrder => ({
  lines: [line("a", 3, 10), line("b", 1, 12.9)],
  shipping_total: 6.9,
  shipping_refunded: false,
  captured_cents: 2980,
  left_cents: 2980,
  ...change,
});

/** Refunds one unit after the other, then the shipping; returns the total. */
function oneByOne(start: RefundableOrder): number {
  let { left_cents: left } = start;
  const lines = start.lines.map((each) => ({ ...each }));
  for (const each of lines) {
    while (each.refunded < each.quantity) {
      left -= refundAmounts(
        { ...start, lines, left_cents: left },
        { lines: [{ id: each.id, quantity: 1 }], shipping: false },
      ).total;
      each.refunded += 1;
    }
  }
  left -= refundAmounts({ ...start, lines, left_cents: left }, { lines: [], shipping: true }).total;
  return start.left_cents - left;
}

describe("refundAmounts", () => {
  it("refunds the price of the chosen items, and the shipping if chosen", () => {
    const lines = [
      { id: "b", quantity: 1 },
      { id: "a", quantity: 2 },
    ];
    expect(refundAmounts(order(), { lines, shipping: false })).toEqual({
      lines: [1290, 666],
      shipping: 0,
      total: 1956,
    });
    expect(refundAmounts(order(), { lines: [], shipping: true })).toEqual({
      lines: [],
      shipping: 690,
      total: 690,
    });
  });

  it.each([
    ["captured in full", order()],
    ["captured in part", order({ captured_cents: 1001, left_cents: 1001 })],
    [
      "with totals that are not whole cents as floats",
      order({ lines: [line("a", 7, 19.33), line("b", 3, 0.29)], captured_cents: 2652, left_cents: 2652 }),
    ],
    ["with a free line", order({ lines: [line("a", 3, 0), line("b", 1, 22.9)] })],
    ["without shipping costs", order({ shipping_total: 0, captured_cents: 2290, left_cents: 2290 })],
  ])("adds up to the captured amount if refunded item by item: an order %s", (_, given) => {
    expect(oneByOne(given)).toBe(given.captured_cents);
  });

  it("limits the refund to what is left, distributed to the cent", () => {
    const all = { lines: [{ id: "a", quantity: 3 }], shipping: true };
    const { lines, shipping, total } = refundAmounts(order({ left_cents: 1001 }), all);
    expect(total).toBe(1001);
    expect((lines[0] ?? 0) + shipping).toBe(1001);
    expect(refundAmounts(order(), all, 500)).toEqual({ lines: [296], shipping: 204, total: 500 });
  });

  it("refunds the shipping only once", () => {
    const { shipping } = refundAmounts(order({ shipping_refunded: true }), { lines: [], shipping: true });
    expect(shipping).toBe(0);
  });

  it("refunds nothing if the order was free or is not paid", () => {
    const all = { lines: [{ id: "a", quantity: 3 }], shipping: true };
    expect(refundAmounts(order({ captured_cents: 0, left_cents: 0 }), all).total).toBe(0);
    const free = order({ lines: [line("a", 3, 0)], shipping_total: 0, captured_cents: 0, left_cents: 0 });
    expect(refundAmounts(free, all).total).toBe(0);
  });

  it.each([
    ["more items than are left", order({ lines: [line("a", 3, 10, 2)] }), { id: "a", quantity: 2 }],
    ["an unknown line", order(), { id: "x", quantity: 1 }],
    ["a negative quantity", order(), { id: "a", quantity: -1 }],
  ])("rejects %s", (_, given, chosen) => {
    expect(() => refundAmounts(given, { lines: [chosen], shipping: false })).toThrow(RangeError);
  });
});
