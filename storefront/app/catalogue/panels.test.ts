import { expect, it } from "vitest";
import { readPanels, writePanels } from "./panels";

it.each([
  [null, { categories: null, filters: null }],
  ["other=1", { categories: null, filters: null }],
  ["panels=categories-hidden; other=1", { categories: false, filters: null }],
  ["panels=categories-shown.filters-hidden", { categories: true, filters: false }],
  ["panels=%00%", { categories: null, filters: null }],
])("reads the panel state from the cookie header %j", (header, expected) => {
  expect(readPanels(header)).toEqual(expected);
});

it("writes a session cookie", () => {
  expect(writePanels({ categories: false, filters: true }, true)).toBe(
    "panels=categories-hidden.filters-shown; Path=/; Secure; SameSite=Lax",
  );
});
