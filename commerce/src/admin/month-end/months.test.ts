import { describe, expect, it } from "vitest";
import { defaultMonth, monthsUntil } from "./months";

describe("defaultMonth", () => {
  it.each([
    [new Date(2026, 11, 2), "2026-11"],
    [new Date(2027, 0, 15), "2026-12"],
    [new Date(2026, 10, 16), "2026-11"],
  ])("at %s returns %s", (now, month) => {
    expect(defaultMonth(now)).toBe(month);
  });
});

it("offers 24 months, newest first", () => {
  const months = monthsUntil(new Date(2026, 10, 23));
  expect([months[0], months[11], months.at(-1), months.length]).toEqual([
    "2026-11",
    "2025-12",
    "2024-12",
    24,
  ]);
});
