import { expect, it } from "vitest";
import { daysUntil, endOfShopDay, shopDay, shopDayAfter, shopTime, startOfShopDay } from "./time-zone";

it.each([
  ["2026-12-31T22:59:59Z", "2026-12-31", 23],
  ["2026-12-31T23:00:00Z", "2027-01-01", 0],
  ["2026-07-01T21:59:59Z", "2026-07-01", 23],
  ["2026-07-01T22:00:00Z", "2026-07-02", 0],
])("%s is %s, hour %i, in Tonara", (at, day, hour) => {
  expect(shopTime(new Date(at))).toEqual({ day, hour });
  expect(shopDay(new Date(at))).toBe(day);
});

it.each([
  ["2026-11-01", "2026-10-31T23:00:00.000Z"],
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  // days of daylight saving changes, and the days after
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "2026-10-25T23:00:00.000Z"],
])("the shop's day %s begins at %s", (day, moment) => {
  expect(startOfShopDay(day).toISOString()).toBe(moment);
});

it.each([
  ["2026-11-01", "2026-11-01T22:59:59.999Z"],
  ["2026-10-25", "2026-10-25T22:59:59.999Z"],
  ["2027-03-28", "2027-03-28T21:59:59.999Z"],
])("the shop's day %s ends at %s", (day, moment) => {
  expect(endOfShopDay(day).toISOString()).toBe(moment);
});

it.each([
  ["2026-12-31T22:30:00Z", 7, "2027-01-07"],
  ["2026-12-31T23:30:00Z", 7, "2027-01-08"],
  ["2027-03-20T22:30:00Z", 14, "2027-04-03"],
  ["2026-10-20T21:30:00Z", 14, "2026-11-03"],
])("from %s, the last of %i days is %s, with as many days left", (at, days, day) => {
  expect(shopDayAfter(new Date(at), days)).toBe(day);
  expect(daysUntil(day, new Date(at))).toBe(days);
});
