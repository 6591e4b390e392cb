import { expect, it } from "vitest";
import { missingParts, nutritionProblem } from "./label";
import { exampleLabel as label } from "./label.example";
import type { LabelData } from "./label-types";

const all = (text: string) => ({ de: text, it: text, en: text });
it("reports nothing for a complete label", () => {
  expect(missingParts(label)).toEqual([]);
});

it.each([
  ["no label", null, [{ part: "label" }]],
  [
    "a name in only two languages",
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
    "an ingredient in only one language",
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
    "an empty nutrition value",
    { ...label, nutrition: { ...label.nutrition, salt: "" } },
    [{ part: "nutrition" }],
  ],
] as const)("reports what is missing: %s", (_, given, missing) => {
  expect(missingParts(given as LabelData | null)).toEqual(missing);
});

it.each([
  [{}, null],
  [{ saturates: "24.51" }, "saturates are a part of fat"],
  [{ sugars: "52.01" }, "sugars are a part of carbohydrate"],
  [{ protein: "23.5" }, "fat, carbohydrate, protein and salt are more than 100 g together"],
  [{ protein: "23.45" }, null],
  [{ fat: "", saturates: "" }, null],
])("validates the nutrition values %j", (values, problem) => {
  expect(nutritionProblem({ ...label.nutrition, ...values })).toBe(problem);
});
