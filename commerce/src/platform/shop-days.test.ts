import { describe, expect, it } from "vitest";
import { dayAfter, startOfShopDay } from "./shop-days";

describe("startOfShopDay", () => {
  it.each([
    ["2026-11-01", "2026-10-31T23:00:00.000Z"],
    ["2026-07-01", "2026-06-30T22:00:00.000Z"],
    // the days on which the clocks are changed, and those after them
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("%s begins at %s", (day, moment) => {
    expect(startOfShopDay(day).toISOString()).toBe(moment);
  });
});

describe("dayAfter", () => {
  it.each([
    ["2026-12-31", "2027-01-01"],
    ["2028-02-28", "2028-02-29"],
  ])("%s is followed by %s", (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });
});
