import { expect, it } from "vitest";
import { isEdited } from "./new-build";

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
