import { expect, it } from "vitest";
import { emptyLabel } from "../../modules/food-labels/label-types";
import { emptyIngredient, isFilled, kcalOf, moveItem, toBody } from "./draft";

it("sends decimals with a point and omits ingredients without text", () => {
  const body = toBody({
    ...emptyLabel,
    nutrition: { ...emptyLabel.nutrition, fat: " 24,5 ", salt: "0.05" },
    ingredients: [
      { text: { de: "Mandeln" }, allergens: ["almonds"], percent: "49,5" },
      { text: { de: "Honig" }, allergens: [], percent: "" },
      { ...emptyIngredient, text: { de: " " } },
    ],
  });
  expect(body.nutrition).toMatchObject({ fat: "24.5", salt: "0.05", sugars: "" });
  expect(body.ingredients).toEqual([
    { text: { de: "Mandeln" }, allergens: ["almonds"], percent: "49.5" },
    { text: { de: "Honig" }, allergens: [], percent: null },
  ]);
});

it("moves an entry by one place, but not beyond the ends", () => {
  expect(moveItem(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moveItem(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moveItem(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

it.each([
  ["2029", "485"],
  [" 2029,5 ", "485"],
  ["4.18", "1"],
  ["", null],
  ["0", null],
  ["-5", null],
  ["1e3", null],
  ["about 2000", null],
])("converts %j kJ to %j kcal", (kj, kcal) => {
  expect(kcalOf(kj)).toBe(kcal);
});

it("recognises a label that has been filled in", () => {
  expect(isFilled(emptyLabel)).toBe(false);
  expect(isFilled({ ...emptyLabel, storage: { it: " " } })).toBe(false);
  expect(isFilled({ ...emptyLabel, storage: { it: "Al fresco" } })).toBe(true);
  expect(isFilled({ ...emptyLabel, ingredients: [emptyIngredient] })).toBe(true);
  expect(isFilled({ ...emptyLabel, traces: ["milk"] })).toBe(true);
  expect(isFilled({ ...emptyLabel, nutrition: { ...emptyLabel.nutrition, salt: "0" } })).toBe(true);
});
