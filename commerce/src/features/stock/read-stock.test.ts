import { expect, it } from "vitest";
import { isShown } from "./read-stock";

const counted = (available: number) => ({ available, not_editable: null });

it.each([
  ["all", 100, true],
  ["low", 11, false],
  ["low", 10, true],
  ["low", 0, true],
  ["sold_out", 1, false],
  ["sold_out", 0, true],
  ["sold_out", -1, true],
] as const)("%s shows a weight of which %i can be sold, where ten are few: %s", (filter, packs, shown) => {
  expect(isShown(counted(packs), filter, 10)).toBe(shown);
});

it("never calls low what is not counted", () => {
  const endless = { available: 0, not_editable: "not_counted" } as const;
  expect(isShown(endless, "all", 10)).toBe(true);
  expect(isShown(endless, "low", 10)).toBe(false);
  expect(isShown(endless, "sold_out", 10)).toBe(false);
});
