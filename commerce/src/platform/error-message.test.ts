import { expect, it } from "vitest";
import { errorMessageOf } from "./error-message";

it.each<[string, unknown, string]>([
  ["an error", new Error("no answer"), "no answer"],
  ["an error that was written down and read again", { name: "Error", message: "no answer" }, "no answer"],
  ["a text", "no answer", "no answer"],
  ["an object without words", { code: 7 }, "unknown error"],
  ["nothing", undefined, "unknown error"],
])("says what is wrong of %s", (_, error, words) => {
  expect(errorMessageOf(error)).toBe(words);
});
