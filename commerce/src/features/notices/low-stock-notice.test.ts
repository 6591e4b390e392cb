import { expect, it } from "vitest";
import { newlyScarce } from "./low-stock-notice";

const weight = (variant_id: string, available: number) => ({
  variant_id,
  product_id: "prod_1",
  name: "Torrone alle mandorle, 300 g",
  sku: "ST-MAN-0300",
  available,
});

const told = (available: number, sold: number) =>
  newlyScarce([weight("variant_a", available)], new Map([["variant_a", sold]]), 5).map(({ kind }) => kind);

it("reports a variant once, for the order that made it scarce", () => {
  expect(told(5, 1)).toEqual(["low_stock"]);
  expect(told(4, 1)).toEqual([]);
});

it("reports a variant that has just sold out, but not one that had sold out before", () => {
  expect(told(0, 2)).toEqual(["sold_out"]);
  expect(told(0, 8)).toEqual(["sold_out"]);
  // oversold, because stock was not managed that day
  expect(told(-3, 3)).toEqual([]);
});

it("does not report variants that are not in the order", () => {
  expect(newlyScarce([weight("variant_b", 2)], new Map([["variant_a", 9]]), 5)).toEqual([]);
});
