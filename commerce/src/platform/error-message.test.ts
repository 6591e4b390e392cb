import { expect, it } from "vitest";
import { errorMessageOf } from "./error-message";

it.each<[string, unknown, string]>([
  ["an error", new Error("no answer"), "no answer"],
  ["a deserialised error", { name: "Error", message: "no answer" }, "no answer"],
  ["a string", "no answer", "no answer"],
  ["an object without a message", { code: 7 }, "unknown error"],
  ["undefined", undefined, "unknown error"],
])("returns the message for %s", (_, error, words) => {
  expect(errorMessageOf(error)).toBe(words);
});
