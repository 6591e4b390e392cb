import { describe, expect, it } from "vitest";
import { goodsCents, shippingCents } from "./shipping-price";

describe("goodsCents", () => {
  it("adds the lines in whole cents", () => {
    const lines = [
      { unit_price: 6.9, quantity: 3 },
      { unit_price: 16.665, quantity: 1 },
      { unit_price: 0.1, quantity: 3 },
    ];
    expect(goodsCents(lines)).toBe(2070 + 1667 + 30);
  });

  it("is nothing for an empty cart", () => {
    expect(goodsCents([])).toBe(0);
  });
});

describe("shippingCents", () => {
  const tariff = { cents: 690, free_from_cents: 5000 };

  it.each([
    [4999, 690],
    [5000, 0],
    [5001, 0],
    [0, 690],
  ])("for goods of %i cents is %i", (goods, expected) => {
    expect(shippingCents(tariff, goods)).toBe(expected);
  });
});
