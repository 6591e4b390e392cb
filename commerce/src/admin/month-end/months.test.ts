import { describe, expect, it } from "vitest";
import { defaultMonth, monthsUntil } from "./months";

describe("defaultMonth", () => {
  it("goes by the day in Tonara, wherever the browser is", () => {
    expect(defaultMonth(new Date("2027-01-15T23:30:00Z"))).toBe("2027-01");
  });

  it.each([
    [new Date("2026-12-02T00:00:00+01:00"), "2026-11"],
    [new Date("2027-01-15T00:00:00+01:00"), "2026-12"],
    [new Date("2026-11-16T00:00:00+01:00"), "2026-11"],
  ])("at %s returns %s", (now, month) => {
    expect(defaultMonth(now)).toBe(month);
  });
});

it("offers a month that has begun in Tonara", () => {
  expect(monthsUntil(new Date("2026-11-30T23:30:00Z"))[0]).toBe("2026-12");
});

it("offers 24 months, newest first", () => {
  const months = monthsUntil(new Date("2026-11-23T12:00:00Z"));
  expect([months[0], months[11], months.at(-1), months.length]).toEqual([
    "2026-11",
    "2025-12",
    "2024-12",
    24,
  ]);
});
