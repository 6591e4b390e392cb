import { expect, it } from "vitest";
import { readPanels, writePanels } from "./panels";

it.each([
  [null, { categories: null, filters: null }],
  ["other=1", { categories: null, filters: null }],
  ["panels=categories-hidden; other=1", { categories: false, filters: null }],
  ["panels=categories-shown.filters-hidden", { categories: true, filters: false }],
  ["panels=%00%", { categories: null, filters: null }],
])("%j", (header, expected) => {
  expect(readPanels(header)).toEqual(expected);
});

it("is kept until the browser is closed", () => {
  expect(writePanels({ categories: false, filters: true }, true)).toBe(
    "panels=categories-hidden.filters-shown; Path=/; Secure; SameSite=Lax",
  );
});
