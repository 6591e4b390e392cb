import { expect, it } from "vitest";
import { refundClock } from "./refund-clock";

const received = new Date("2026-12-01T10:00:00Z");

it.each([
  ["2026-12-01T10:00:00Z", 14],
  ["2026-12-01T10:00:01Z", 13],
  ["2026-12-15T10:00:00Z", 0],
  ["2026-12-15T10:00:01Z", -1],
])("at %s %i days are left", (now, days_left) => {
  const due_at = new Date("2026-12-15T10:00:00Z");
  expect(refundClock(received, new Date(now))).toEqual({ due_at, days_left });
});
