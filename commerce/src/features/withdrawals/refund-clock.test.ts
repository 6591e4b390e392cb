import { expect, it } from "vitest";
import { refundClock } from "./refund-clock";

it.each([
  // received, now, last moment of the last day in Rome, days left
  ["2026-12-01T10:00:00Z", "2026-12-01T10:00:00Z", "2026-12-15T22:59:59.999Z", 14],
  ["2026-12-01T10:00:00Z", "2026-12-01T22:59:59Z", "2026-12-15T22:59:59.999Z", 14],
  ["2026-12-01T10:00:00Z", "2026-12-01T23:00:00Z", "2026-12-15T22:59:59.999Z", 13],
  ["2026-12-01T10:00:00Z", "2026-12-15T22:59:59Z", "2026-12-15T22:59:59.999Z", 0],
  ["2026-12-01T10:00:00Z", "2026-12-15T23:00:00Z", "2026-12-15T22:59:59.999Z", -1],
  // after midnight in Rome it is already the next day
  ["2026-12-01T23:30:00Z", "2026-12-01T23:30:00Z", "2026-12-16T22:59:59.999Z", 14],
  // with a change to or from daylight saving time in between
  ["2027-03-20T22:30:00Z", "2027-04-03T21:59:59Z", "2027-04-03T21:59:59.999Z", 0],
  ["2026-10-20T21:30:00Z", "2026-11-03T22:59:59Z", "2026-11-03T22:59:59.999Z", 0],
])("received at %s, at %s: due by %s with %i days left", (received, now, due, days_left) => {
  expect(refundClock(new Date(received), new Date(now))).toEqual({ due_at: new Date(due), days_left });
});
