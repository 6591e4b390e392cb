import { describe, expect, it } from "vitest";
import { exampleLabel as label } from "../../modules/food-labels/label.example";
import {
  allProblems,
  isForbidden,
  saleProblemsOf,
  type ProductFacts,
  type SaleProblem,
  type WeightFacts,
} from "./sale-problems";

const text = { title: "Torrone", description: "Mit Honig." };
const facts: ProductFacts = { texts: { de: text, it: text, en: text }, label };
const weight: WeightFacts = {
  id: "variant_1",
  title: "150 g",
  cents: 790,
  grams: 150,
  typeId: "ptyp_1",
  isStockManaged: true,
};

describe("saleProblemsOf", () => {
  it.each<[string, Partial<ProductFacts>, Partial<WeightFacts>[], SaleProblem[]]>([
    ["no problem for a complete product", {}, [{}], []],
    ["missing weights", {}, [], ["no_weights"]],
    ["missing food information", { label: null }, [{}], ["label_missing"]],
    [
      "incomplete food information",
      { label: { ...label, origin: { de: "Italien" } } },
      [{}],
      ["label_incomplete"],
    ],
    ["demo food information", { label: { ...label, demo: true } }, [{}], ["label_demo"]],
    [
      "a missing English title",
      { texts: { ...facts.texts, en: { ...text, title: " " } } },
      [{}],
      ["no_language"],
    ],
    [
      "a missing Italian description",
      { texts: { ...facts.texts, it: { ...text, description: "" } } },
      [{}],
      ["no_language"],
    ],
    ["a missing net weight", {}, [{ grams: null }], ["no_grams"]],
    ["a missing price", {}, [{ cents: null }], ["no_price"]],
    ["a missing VAT kind", {}, [{ typeId: null }], ["no_vat_kind"]],
    ["stock that is not managed", {}, [{ isStockManaged: false }], ["not_counted"]],
    [
      "each problem of several weights once",
      { label: null },
      [{ cents: 0, isStockManaged: false }, { cents: null }, {}],
      ["label_missing", "no_price", "not_counted"],
    ],
  ])("reports %s", (_name, product, weights, expected) => {
    const problems = saleProblemsOf(
      { ...facts, ...product },
      weights.map((one) => ({ ...weight, ...one })),
    );
    expect(allProblems(problems)).toEqual(expected);
  });

  it("names the missing texts, and the variant of each problem", () => {
    const problems = saleProblemsOf(
      { ...facts, texts: { ...facts.texts, en: { title: "", description: "" } } },
      [weight, { ...weight, id: "variant_2", title: "300 g", grams: 0 }],
    );
    expect(problems.missing_texts).toEqual([
      { field: "title", language: "en" },
      { field: "description", language: "en" },
    ]);
    expect(problems.variants).toEqual([
      { id: "variant_1", title: "150 g", problems: [] },
      { id: "variant_2", title: "300 g", problems: ["no_grams"] },
    ]);
  });
});

describe("isForbidden", () => {
  it.each<[SaleProblem, boolean]>([
    ["no_weights", true],
    ["no_price", true],
    ["no_grams", true],
    ["no_vat_kind", true],
    ["not_counted", false],
    ["no_language", false],
    ["label_missing", false],
    ["label_incomplete", false],
    ["label_demo", false],
  ])("%s: %s in demo mode, always true in production", (problem, inDemo) => {
    expect(isForbidden(problem, false)).toBe(inDemo);
    expect(isForbidden(problem, true)).toBe(true);
  });
});
