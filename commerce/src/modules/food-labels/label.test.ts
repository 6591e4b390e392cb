import { expect, it } from "vitest";
import { missingParts, nutritionProblem } from "./label";
import { exampleLabel as label } from "./label.example";
import type { LabelData } from "./label-types";

const all = (text: string) => ({ de: text, it: text, en: text });
it("finds nothing missing in a complete label", () => {
  expect(missingParts(label)).toEqual([]);
});

it.each([
  ["no label", null, [{ part: "label" }]],
  [
    "a name in two languages",
    { ...label, legal_name: { de: "Torrone", it: "Torrone" } },
    [{ part: "legal_name", language: "en" }],
  ],
  [
    "an empty text",
    { ...label, origin: { ...all("Italien"), it: "  " } },
    [{ part: "origin", language: "it" }],
  ],
  ["no ingredients", { ...label, ingredients: [] }, [{ part: "ingredients" }]],
  [
    "an ingredient in one language",
    {
      ...label,
      ingredients: [...label.ingredients, { text: { de: "Honig" }, allergens: [], percent: null }],
    },
    [
      { part: "ingredients", language: "it" },
      { part: "ingredients", language: "en" },
    ],
  ],
  [
    "a value not known yet",
    { ...label, nutrition: { ...label.nutrition, salt: "" } },
    [{ part: "nutrition" }],
  ],
] as const)("says what is missing: %s", (_, given, missing) => {
  expect(missingParts(given as LabelData | null)).toEqual(missing);
});

it.each([
  [{}, null],
  [{ saturates: "24.51" }, "saturates are a part of fat"],
  [{ sugars: "52.01" }, "sugars are a part of carbohydrate"],
  [{ protein: "23.5" }, "fat, carbohydrate, protein and salt are more than 100 g together"],
  [{ protein: "23.45" }, null],
  [{ fat: "", saturates: "" }, null],
])("judges values of %j", (values, problem) => {
  expect(nutritionProblem({ ...label.nutrition, ...values })).toBe(problem);
});
