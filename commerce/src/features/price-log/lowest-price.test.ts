import { expect, it } from "vitest";
import { lowestPrice, priceAt, priceBeforeReduction, type LoggedPrice } from "./lowest-price";

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

const base = (number: number, cents: number, at: Date, cause: LoggedPrice["cause"] = "set"): LoggedPrice => ({
  price_id: "base",
  number,
  cause,
  cents,
  regional: false,
  list: null,
  at,
});

const listed = (
  cents: number,
  from: Date,
  until: Date | null,
  type: "sale" | "override" = "sale",
): LoggedPrice => ({
  price_id: type,
  number: 1,
  cause: "set",
  cents,
  regional: false,
  list: { type, active: true, valid_from: from, valid_until: until },
  at: day(1),
});

it("returns the opening price until a change is logged", () => {
  const opening = [base(1, 1290, day(20), "opening")];
  expect(lowestPrice(opening, day(21))).toBe(1290);
  expect(priceAt(opening, day(1))).toBe(1290);
  expect(lowestPrice([], day(21))).toBeNull();
});

it("returns the lowest price of thirty days, not the latest", () => {
  const history = [base(1, 1290, day(1), "opening"), base(2, 990, day(5)), base(3, 1490, day(6))];
  expect(priceAt(history, day(4))).toBe(1290);
  expect(priceAt(history, day(5))).toBe(990);
  expect(priceAt(history, day(6))).toBe(1490);
  // the low price ended on the 6th: it counts until just before thirty days later
  expect(lowestPrice(history, new Date(day(36).getTime() - 1))).toBe(990);
  expect(lowestPrice(history, day(36))).toBe(1490);
});

it("applies a price list between its start and end, and only while it is active", () => {
  const sale = [base(1, 1290, day(1), "opening"), listed(1090, day(10), day(12))];
  expect(priceAt(sale, new Date(day(10).getTime() - 1))).toBe(1290);
  expect(priceAt(sale, day(10))).toBe(1090);
  expect(priceAt(sale, day(12))).toBe(1290);
  expect(lowestPrice(sale, day(30))).toBe(1090);
  const later = {
    ...listed(1090, day(10), null),
    list: { type: "sale" as const, active: false, valid_from: day(10), valid_until: null },
  };
  expect(lowestPrice([base(1, 1290, day(1), "opening"), later], day(30))).toBe(1290);
});

it("prefers an override to the base price, and a sale price only if it is lower", () => {
  const prices = [base(1, 1290, day(1), "opening")];
  expect(priceAt([...prices, listed(1490, day(2), null)], day(3))).toBe(1290);
  expect(priceAt([...prices, listed(1490, day(2), null, "override")], day(3))).toBe(1490);
});

it("prefers a regional price to the general one", () => {
  const regional = { ...base(1, 1390, day(1)), price_id: "region", regional: true };
  expect(priceAt([base(1, 1290, day(1), "opening"), regional], day(3))).toBe(1390);
});

it("returns the lowest price of the thirty days before a reduction, while it runs", () => {
  const sale = [
    base(1, 1290, day(1), "opening"),
    base(2, 1190, day(5)),
    base(3, 1390, day(8)),
    listed(990, day(20), day(22)),
  ];
  expect(priceBeforeReduction(sale, new Date(day(20).getTime() - 1))).toBeNull();
  expect(priceBeforeReduction(sale, day(20))).toBe(1190);
  expect(priceBeforeReduction(sale, new Date(day(22).getTime() - 1))).toBe(1190);
  expect(priceBeforeReduction(sale, day(22))).toBeNull();
});

it("counts the days before a reduction from when it was made, if that was after its start", () => {
  const made = { ...listed(990, day(20), null), at: day(21) };
  const sale = [base(1, 1290, day(1), "opening"), base(2, 1090, new Date(day(20).getTime() + 1)), made];
  expect(priceBeforeReduction(sale, day(21))).toBe(1090);
});

it("announces no reduction to a price that applied in the thirty days before", () => {
  const sale = [base(1, 990, day(1), "opening"), base(2, 1290, day(10)), listed(990, day(20), null)];
  expect(priceBeforeReduction(sale, day(21))).toBeNull();
});

it("returns no price once it has been removed", () => {
  const history = [base(1, 1290, day(1), "opening"), base(2, 1290, day(5), "removed")];
  expect(priceAt(history, day(4))).toBe(1290);
  expect(priceAt(history, day(5))).toBeNull();
});
