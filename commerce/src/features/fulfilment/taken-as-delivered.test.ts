import { expect, it } from "vitest";
import { isTakenAsDelivered } from "./taken-as-delivered";

// Monday 23 November 2026 in Tonara; 8, 25 and 26 December are holidays
it.each([
  ["five days, over a weekend", "2026-11-23T17:00:00+01:00", 5, "2026-11-29T23:59:00+01:00", false],
  ["from midnight of the fifth on", "2026-11-23T17:00:00+01:00", 5, "2026-11-30T00:00:00+01:00", true],
  ["long ago", "2026-11-23T17:00:00+01:00", 5, "2027-01-30T10:00:00+01:00", true],
  ["one day", "2026-11-23T17:00:00+01:00", 1, "2026-11-24T08:00:00+01:00", true],
  [
    "sent on a Saturday, which counts as Monday",
    "2026-11-28T10:00:00+01:00",
    1,
    "2026-11-30T10:00:00+01:00",
    false,
  ],
  ["and one day later", "2026-11-28T10:00:00+01:00", 1, "2026-12-01T10:00:00+01:00", true],
  ["a holiday is no business day", "2026-12-07T10:00:00+01:00", 1, "2026-12-08T10:00:00+01:00", false],
  ["nor is Christmas", "2026-12-23T10:00:00+01:00", 5, "2026-12-30T10:00:00+01:00", false],
  [
    "the night belongs to the next day in Tonara",
    "2026-11-23T22:30:00Z",
    1,
    "2026-11-24T10:00:00+01:00",
    true,
  ],
  ["as it does here", "2026-11-23T23:30:00Z", 1, "2026-11-24T10:00:00+01:00", false],
])("%s", (_, sentAt, days, now, expected) => {
  expect(isTakenAsDelivered(new Date(sentAt), new Date(now), days)).toBe(expected);
});
