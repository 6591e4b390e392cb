import { expect, it } from "vitest";
import { offered } from "./FilterForm";

const choice = (value: string, count: number, chosen = false) => ({ value, label: value, count, chosen });

it("a filter offers no choice that lists nothing, unless it is chosen", () => {
  const choices = [choice("gifts", 3), choice("chocolate", 0), choice("creams", 0, true)];
  expect(offered(choices).map(({ value }) => value)).toEqual(["gifts", "creams"]);
});
