import { expect, it } from "vitest";
import { nextTry } from "./backoff";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  [1, "2026-11-21T12:01:00.000Z"],
  [2, "2026-11-21T12:05:00.000Z"],
  [4, "2026-11-21T13:00:00.000Z"],
  [9, "2026-11-22T12:00:00.000Z"],
])("waits longer after each attempt (%i)", (attempts, expected) => {
  expect(nextTry(attempts, now)?.toISOString()).toBe(expected);
});

it("gives up after the tenth attempt", () => {
  expect(nextTry(10, now)).toBeNull();
});
