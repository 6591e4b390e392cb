import { expect, it } from "vitest";
import { emptyLabel } from "../../modules/food-labels/label-types";
import { emptyIngredient, isFilled, kcalOf, labelWords, moveItem, toBody } from "./draft";

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

const label = {
  ...emptyLabel,
  ingredients: [
    {
      text: { de: "*Mandeln*", it: "*mandorle*", en: "*almonds*" },
      allergens: ["almonds" as const],
      percent: "40",
    },
    { text: { de: "Honig", it: "miele", en: "honey" }, allergens: [], percent: null },
    { text: { de: "Mandelöl", it: "olio", en: "oil" }, allergens: ["almonds" as const], percent: null },
  ],
};

it("lists the ingredients in the admin's language without asterisks, and each allergen once", () => {
  expect(labelWords(label, "it-IT", (allergen) => `[${allergen}]`)).toEqual({
    ingredients: "mandorle, miele, olio",
    contains: "[almonds]",
    traces: "–",
  });
});

it("falls back to German for a language the shop does not support", () => {
  expect(labelWords(label, "fr", String).ingredients).toBe("Mandeln, Honig, Mandelöl");
});
