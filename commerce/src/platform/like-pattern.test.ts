import { expect, it } from "vitest";
import { anywhere, literally } from "./like-pattern";

it("a per cent sign, an underscore and a backslash mean themselves", () => {
  expect(literally(String.raw`50%_\ `)).toBe(String.raw`50\%\_\\ `);
  expect(anywhere(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\ %`);
});
