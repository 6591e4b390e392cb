import { describe, expect, it } from "vitest";
import { periodsOf, sameDay } from "./periods";

it.each([
  ["2027-03-01", -1, "2026-03-01"],
  ["2028-02-29", -1, "2027-02-28"],
  ["2028-02-29", 1, "2029-02-28"],
  ["2024-02-29", 4, "2028-02-29"],
])("takes for %s, %i years on, %s", (day, years, other) => {
  expect(sameDay(day, years)).toBe(other);
});

const now = [
  { day: "2026-12-31", orders: 2, cents: 4_000 },
  { day: "2027-01-03", orders: 1, cents: 1_500 },
  { day: "2027-01-04", orders: 1, cents: 900 },
];
const before = [
  { day: "2025-12-31", orders: 1, cents: 2_000 },
  { day: "2026-01-04", orders: 3, cents: 6_000 },
];
const none = { orders: 0, cents: 0 };

describe("periods of a span, beside the same days a year before", () => {
  it("are days, also without sales", () => {
    expect(
      periodsOf({ from: "2027-01-03", to: "2027-01-05", by: "day" }, now.slice(1), before.slice(1)),
    ).toEqual([
      { period: "2027-01-03", orders: 1, cents: 1_500, before: none },
      { period: "2027-01-04", orders: 1, cents: 900, before: { orders: 3, cents: 6_000 } },
      { period: "2027-01-05", ...none, before: none },
    ]);
  });

  it("are weeks from Monday, also across the turn of a year", () => {
    expect(periodsOf({ from: "2026-12-31", to: "2027-01-10", by: "week" }, now, before)).toEqual([
      { period: "2026-12-28", orders: 3, cents: 5_500, before: { orders: 1, cents: 2_000 } },
      { period: "2027-01-04", orders: 1, cents: 900, before: { orders: 3, cents: 6_000 } },
    ]);
  });

  it("are months", () => {
    expect(periodsOf({ from: "2026-12-01", to: "2027-01-31", by: "month" }, now, before)).toEqual([
      { period: "2026-12", orders: 2, cents: 4_000, before: { orders: 1, cents: 2_000 } },
      { period: "2027-01", orders: 2, cents: 2_400, before: { orders: 3, cents: 6_000 } },
    ]);
  });
});
