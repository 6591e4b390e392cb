import { expect, it } from "vitest";
import { traitsOf, type TraitSources } from "./catalogue-entry";

const almond: TraitSources = {
  label: { ingredients: [{ allergens: ["almonds"] }, { allergens: ["eggs"] }], traces: ["milk", "walnuts"] },
  texture: 4,
  occasions: ["gift"],
};

it("takes nuts from the ingredients, and lists as free the allergens that are neither ingredients nor traces", () => {
  expect(traitsOf(almond)).toEqual({
    nut: ["almonds"],
    texture: ["firm"],
    free: ["gluten", "soybeans", "peanuts", "hazelnuts"],
    occasion: ["gift"],
  });
});

it.each(["wheat", "rye", "barley", "oats"] as const)("is not free of gluten with a trace of %s", (cereal) => {
  const { free } = traitsOf({ ...almond, label: { ingredients: [{ allergens: [] }], traces: [cereal] } });
  expect(free).not.toContain("gluten");
  expect(free).toContain("eggs");
});

it.each(["almonds", "pistachios", "macadamia_nuts"] as const)("has nuts with a trace of %s", (nut) => {
  const { free } = traitsOf({
    ...almond,
    label: { ingredients: [{ allergens: ["peanuts"] }], traces: [nut] },
  });
  expect(free).not.toContain("nuts");
});

it("is free of nuts if there are only peanuts", () => {
  const { free } = traitsOf({ ...almond, label: { ingredients: [{ allergens: ["peanuts"] }], traces: [] } });
  expect(free).toContain("nuts");
});

it.each([
  ["no label", null],
  ["a label without ingredients", { ingredients: [], traces: [] }],
])("makes no free-from claims with %s", (_what, label) => {
  expect(traitsOf({ ...almond, label }).free).toEqual([]);
});

it.each([
  [null, []],
  [1, ["soft"]],
  [2, ["soft"]],
  [3, ["firm"]],
  [5, ["firm"]],
])("maps texture %s to %j", (texture, expected) => {
  expect(traitsOf({ ...almond, texture }).texture).toEqual(expected);
});
