import { describe, expect, it } from "vitest";
import { periodsOf, sameDay, growthPercent, outlookOf } from "./periods";
import { isOutlookDay, spanProblem } from "./trend-types";

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

const today = "2026-11-29";
const fourWeeks = { days: 28, growth_percent: 100 };

it.each([
  ["lasts at the pace of the last days", 10, 28, 0, fourWeeks, 18, "2026-12-09"],
  ["lasts at the pace of a year ago if that was faster", 10, 14, 56, fourWeeks, 46, "2026-12-04"],
  ["is gone today", 0, 3, 1, fourWeeks, 3, "2026-11-29"],
  ["is gone today if more is promised than there is", -2, 3, 1, fourWeeks, 3, "2026-11-29"],
  ["lasts for all of the next days", 28, 28, 0, fourWeeks, 0, null],
  ["lasts without any orders", 0, 0, 0, fourWeeks, 0, null],
  // 14 packs in 28 days are 30 in 60; ten of them last 20 days
  ["needs more for more days", 10, 14, 20, { days: 60, growth_percent: 100 }, 20, "2026-12-19"],
  // 200 packs and a quarter more are 250; 50 of them last 60 / 5 = 12 days
  [
    "needs what a year ago needed, with the growth",
    50,
    14,
    200,
    { days: 60, growth_percent: 125 },
    200,
    "2026-12-11",
  ],
  // 10 × 1.1 are exactly 11
  ["needs no pack too many by rounding", 11, 0, 10, { days: 28, growth_percent: 110 }, 0, null],
  // 3 packs in 28 days are 6.4 in 60
  ["needs whole packs", 0, 3, 0, { days: 60, growth_percent: 100 }, 7, "2026-11-29"],
])("%s", (_, available, sold, season, span, to_cook, runs_out_on) => {
  expect(outlookOf({ available, sold, season }, { today, ...span })).toEqual({ to_cook, runs_out_on });
});

it.each([
  [150, 120, 125],
  [20, 20, 100],
  [10, 30, 50],
  [90, 30, 200],
  [90, 19, 100],
  [0, 0, 100],
])("takes for %i packs after %i a year before %i per cent", (now, before, percent) => {
  expect(growthPercent(now, before)).toBe(percent);
});

it.each([
  ["2026-11-29", true],
  // the 120th day, counted from today
  ["2027-03-28", true],
  ["2027-03-29", false],
  ["2026-11-28", false],
  ["0002-12-24", false],
])("looks ahead to %s: %s", (until, possible) => {
  expect(isOutlookDay(until, new Date("2026-11-29T12:00:00Z"))).toBe(possible);
});

it.each([
  ["2026-11-29", "2026-11-29", null],
  ["2025-01-01", "2027-01-01", null],
  ["2025-01-01", "2027-01-02", "tooLong"],
  ["2026-12-01", "2026-11-29", "wrongOrder"],
  // while a year is typed
  ["0002-11-01", "2026-11-29", "tooLong"],
])("says of the days from %s to %s: %s", (from, to, problem) => {
  expect(spanProblem(from, to)).toBe(problem);
});
