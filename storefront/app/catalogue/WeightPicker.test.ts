import { expect, it } from "vitest";
import type { Variant } from "~/commerce/types";
import { chooseWeight, stockStatus } from "./WeightPicker";

const variant = (grams: number, stock: number | null): Variant => ({
  id: `v${grams}`,
  sku: `TM-${grams}`,
  grams,
  price: grams * 4,
  was: null,
  pricePerKg: 4000,
  stock,
  soldOut: stock === 0,
});

const variants = [variant(150, 0), variant(300, 20), variant(500, 3)];

it.each([
  [null, "v300"],
  ["500", "v500"],
  ["150", "v150"],
  ["7", "v300"],
  ["text", "v300"],
])("?weight=%s selects %s", (grams, id) => {
  expect(chooseWeight(variants, grams)?.id).toBe(id);
});

it("selects the lightest variant if all are sold out, and none without variants", () => {
  expect(chooseWeight([variant(150, 0), variant(300, 0)], null)?.id).toBe("v150");
  expect(chooseWeight([], null)).toBeUndefined();
});

it.each([
  [0, { kind: "soldOut" }],
  [1, { kind: "few", count: 1 }],
  [5, { kind: "few", count: 5 }],
  [6, { kind: "available" }],
  [null, { kind: "available" }],
])("reports the stock status of %s units as %o", (stock, expected) => {
  expect(stockStatus(variant(300, stock))).toEqual(expected);
});
