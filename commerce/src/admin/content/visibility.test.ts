import { expect, it } from "vitest";
import { visibilityOf } from "./visibility";

const now = new Date("2026-11-22T10:00:00Z");

it.each([
  ["published", "2026-11-22T09:59:00Z", "published"],
  ["published", "2026-11-22T10:01:00Z", "scheduled"],
  ["published", null, "published"],
  ["draft", "2026-11-22T10:01:00Z", "draft"],
] as const)("status %s with the publication date %s is shown as %s", (status, publishedAt, expected) => {
  expect(visibilityOf(status, publishedAt, now)).toBe(expected);
});
