import { describe, expect, it } from "vitest";
import type { LabelData } from "../../modules/food-labels/label-types";
import { publishedBy, publishingProblem } from "./publishing";

const three = (text: string) => ({ de: text, it: text, en: text });

const label: LabelData = {
  legal_name: three("Torrone"),
  storage: three("Kühl"),
  origin: three("Italien"),
  ingredients: [{ text: three("Honig"), percent: null, allergens: [] }],
  traces: [],
  nutrition: {
    energy_kj: "2000",
    energy_kcal: "480",
    fat: "20",
    saturates: "2",
    carbohydrate: "60",
    sugars: "50",
    protein: "8",
    salt: "0.1",
  },
  demo: false,
};

describe("what may be published", () => {
  it.each([
    ["a whole label", label, null],
    ["no label", null, "label_missing"],
    ["a part of one", { ...label, origin: { de: "Italien" } }, "label_incomplete"],
    ["made-up values", { ...label, demo: true }, "label_demo"],
  ])("%s", (_name, given, problem) => {
    expect(publishingProblem(given)).toBe(problem);
  });
});

describe("which products a request publishes", () => {
  it.each([
    ["a new one", {}, { status: "published" }, [{ id: null }]],
    ["a draft", {}, { status: "draft" }, []],
    ["one of the shop", { id: "prod_1" }, { status: "published" }, [{ id: "prod_1" }]],
    ["another change", { id: "prod_1" }, { title: "x" }, []],
    [
      "many at once",
      {},
      {
        create: [{ status: "published" }],
        update: [{ id: "prod_2", status: "published" }, { id: "prod_3" }],
      },
      [{ id: null }, { id: "prod_2" }],
    ],
    ["nonsense", {}, "x", []],
  ])("%s", (_name, path, body, published) => {
    expect(publishedBy(path, body)).toEqual(published);
  });
});
