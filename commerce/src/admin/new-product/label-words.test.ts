import { expect, it } from "vitest";
import { emptyLabel } from "../../modules/food-labels/label-types";
import { labelWords } from "./label-words";

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
