import { expect, it } from "vitest";
import { containsPattern, escapeLike } from "./like-pattern";

it("a per cent sign, an underscore and a backslash mean themselves", () => {
  expect(escapeLike(String.raw`50%_\ `)).toBe(String.raw`50\%\_\\ `);
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\ %`);
});
