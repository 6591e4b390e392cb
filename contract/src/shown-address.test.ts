import { expect, it } from "vitest";
import { shownAddress } from "./shown-address";

it.each([
  ["anna@xn--mller-kva.de", "anna@müller.de"],
  ["anna@example.com", "anna@example.com"],
  ["", ""],
  ["anna", "anna"],
])("shows %j as %j", (kept, shown) => {
  expect(shownAddress(kept)).toBe(shown);
});
