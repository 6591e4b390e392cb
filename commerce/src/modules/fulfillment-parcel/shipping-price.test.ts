import { describe, expect, it } from "vitest";
import { goodsCents } from "./index";

describe("goodsCents", () => {
  it("sums up the lines in whole cents", () => {
    const lines = [
      { unit_price: 6.9, quantity: 3 },
      { unit_price: 16.665, quantity: 1 },
      { unit_price: 0.1, quantity: 3 },
    ];
    expect(goodsCents(lines)).toBe(2070 + 1667 + 30);
  });

  it("is 0 for an empty cart", () => {
    expect(goodsCents([])).toBe(0);
  });
});
