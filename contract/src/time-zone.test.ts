import { expect, it } from "vitest";
import { shopDay, shopTime } from "./time-zone";

it.each([
  ["2026-12-31T22:59:59Z", "2026-12-31", 23],
  ["2026-12-31T23:00:00Z", "2027-01-01", 0],
  ["2026-07-01T21:59:59Z", "2026-07-01", 23],
  ["2026-07-01T22:00:00Z", "2026-07-02", 0],
])("%s is %s, hour %i, in Tonara", (at, day, hour) => {
  expect(shopTime(new Date(at))).toEqual({ day, hour });
  expect(shopDay(new Date(at))).toBe(day);
});
