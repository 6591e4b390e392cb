import { expect, it } from "vitest";
import { containsPattern, escapeLike } from "./like-pattern";

it("escapes per cent signs, underscores and backslashes", () => {
  expect(escapeLike(String.raw`50%_\ `)).toBe(String.raw`50\%\_\\ `);
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\ %`);
});
