import { calculateAdjustmentAmountFromPromotion } from "@medusajs/framework/utils";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountsOf } from "./direct-codes";
import { promotionRow } from "./promotion-rules";
import { wholeCents } from "./round-adjustments";

const now = new Date("2026-11-28T12:00:00Z");
const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 };
const promotion = (over: object = {}, methodOver: object = {}) =>
  promotionRow.parse({
    id: "promo_1",
    code: "TEN",
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    application_method: { ...method, ...methodOver },
    ...over,
  });
const line = (id: string, unit_price: number, quantity = 1, is_discountable = true) => ({
  id,
  unit_price,
  quantity,
  is_discountable,
  is_tax_inclusive: true,
});
const minimum = (value: string, operator = "gte") => ({
  rules: [{ attribute: "original_item_total", operator, values: [{ value }] }],
});

describe("discountsOf", () => {
  it.each([
    // 0.745 and 0.71: 1.455 rounded in favour of the shopper
    ["a percentage", promotion(), [line("a", 7.45), line("b", 7.1)], { a: 75, b: 71 }],
    [
      "an amount",
      promotion({}, { type: "fixed", value: 5 }),
      [line("a", 10), line("b", 20)],
      { a: 167, b: 333 },
    ],
    ["more than the goods cost", promotion({}, { type: "fixed", value: 50 }), [line("a", 10)], { a: 1000 }],
    ["discountable goods only", promotion(), [line("a", 10), line("b", 20, 1, false)], { a: 100 }],
    ["a minimum that is reached", promotion(minimum("20")), [line("a", 10, 2)], { a: 200 }],
  ])("takes off %s", (_, code, lines, expected) => {
    const found = discountsOf(code, lines, "eur", now);
    expect(Object.fromEntries((found ?? []).map(({ lineId, cents }) => [lineId, cents]))).toEqual(expected);
  });

  it.each([
    ["a minimum that is not reached", promotion(minimum("20.01"))],
    ["another condition", promotion(minimum("1", "gt"))],
    ["a discount per pack", promotion({}, { allocation: "each" })],
    ["a discount on some goods", promotion({}, { target_rules: minimum("1").rules })],
    ["another currency", promotion({}, { currency_code: "usd" })],
    ["a budget", promotion({ campaign: { budget: { type: "spend", limit: 100, used: 0 } } })],
    ["a code that is over", promotion({ campaign: { ends_at: "2026-11-01" } })],
    ["a code that is used up", promotion({ limit: 1, used: 1 })],
  ])("leaves %s to Medusa", (_, code) => {
    expect(discountsOf(code, [line("a", 10, 2)], "eur", now)).toBeNull();
  });

  it("leaves an empty cart to Medusa", () => {
    expect(discountsOf(promotion(), [], "eur", now)).toBeNull();
  });

  it("takes off what Medusa's function does, rounded", () => {
    // no share is below a hundredth of a cent, which Medusa leaves out
    const anyGoods = fc.array(
      fc.tuple(fc.integer({ min: 100, max: 9_999 }), fc.integer({ min: 1, max: 20 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    const anyCode = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((value) => ({ type: "percentage", value })),
      fc.integer({ min: 200, max: 9_999 }).map((cents) => ({ type: "fixed", value: cents / 100 })),
    );
    fc.assert(
      fc.property(anyGoods, anyCode, (goods, code) => {
        const lines = goods.map(([cents, quantity], index) => line(String(index), cents / 100, quantity));
        const items = goods.map(([cents, quantity]) => {
          const original_total = (cents * quantity) / 100;
          return { quantity, original_total, subtotal: original_total };
        });
        const total = goods.reduce((sum, [cents, quantity]) => sum + cents * quantity, 0) / 100;
        const terms = { ...code, applied_value: 0, is_tax_inclusive: true, allocation: "across" };
        const euros = items.map((item) => Number(calculateAdjustmentAmountFromPromotion(item, terms, total)));
        const found = discountsOf(promotion({}, code), lines, "eur", now);
        expect(found?.map(({ cents }) => cents)).toEqual(wholeCents(euros));
      }),
      { numRuns: 2_000 },
    );
  });
});
