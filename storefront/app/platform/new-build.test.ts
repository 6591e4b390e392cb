import { afterEach, expect, it, vi } from "vitest";
import { isEdited, reloadUnlessTyped } from "./new-build";

afterEach(() => {
  vi.unstubAllGlobals();
});

const option = (selected: boolean, defaultSelected: boolean, value = "") => ({
  selected,
  defaultSelected,
  value,
});

it.each([
  ["the text of the server", { value: "Ada", defaultValue: "Ada" }, false],
  ["another text", { value: "Ada L.", defaultValue: "Ada" }, true],
  ["a box as it was", { value: "on", defaultValue: "on", checked: true, defaultChecked: true }, false],
  ["an unchecked box", { value: "on", defaultValue: "on", checked: false, defaultChecked: true }, true],
  ["the default choice", { options: [option(false, false), option(true, true)] }, false],
  ["another choice", { options: [option(true, false), option(false, true)] }, true],
  ["the first choice without a default", { options: [option(true, false), option(false, false)] }, false],
  ["another choice without a default", { options: [option(false, false), option(true, false)] }, true],
  ["no choices", { options: [] }, false],
  [
    "a choice that React made without a default",
    { options: [option(false, false, "it"), option(true, false, "de")], dataset: { preset: "de" } },
    false,
  ],
  [
    "another choice than the page's, which React has left as the default",
    { options: [option(false, false, "it"), option(true, true, "de")], dataset: { preset: "it" } },
    true,
  ],
  [
    "words that React has made the default",
    { value: "nocci", defaultValue: "nocci", dataset: { preset: "" } },
    true,
  ],
] as const)("isEdited: %s", (_, field, expected) => {
  expect(isEdited({ dataset: {}, ...field })).toBe(expected);
});

it.each([
  ["reloads a page whose search is empty", "", 1],
  ["keeps a page in whose search words are typed", "nocciole", 0],
] as const)("%s", (_, value, times) => {
  const reload = vi.fn();
  vi.stubGlobal("document", { querySelectorAll: () => [{ value, defaultValue: "", dataset: {} }] });
  vi.stubGlobal("location", { reload });
  reloadUnlessTyped();
  expect(reload).toHaveBeenCalledTimes(times);
});
