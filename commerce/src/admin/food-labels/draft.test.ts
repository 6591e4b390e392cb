import { expect, it } from "vitest";
import { emptyIngredient, emptyLabel, moved, toBody } from "./draft";

it("sends decimals with a point and leaves out ingredients without a word", () => {
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

it("moves an entry by one place, and no further than the ends", () => {
  expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
