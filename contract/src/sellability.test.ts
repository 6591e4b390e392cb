import { expect, it } from "vitest";
import { isSellable, problemsOf, type SellabilityFacts } from "./sellability";

const whole: SellabilityFacts = { cents: 790, grams: 150, typeId: "ptyp_1" };

it.each<[string, Partial<SellabilityFacts>, string[]]>([
  ["complete", {}, []],
  ["without a price", { cents: null }, ["no_price"]],
  ["that costs nothing", { cents: 0 }, ["no_price"]],
  ["that costs less than nothing", { cents: -500 }, ["no_price"]],
  ["without grams", { grams: null }, ["no_grams"]],
  ["of no grams", { grams: 0 }, ["no_grams"]],
  ["of less than a gram", { grams: 0.4 }, ["no_grams"]],
  ["without a kind", { typeId: null }, ["no_vat_kind"]],
  ["as a beginner makes it", { grams: null, typeId: null }, ["no_grams", "no_vat_kind"]],
])("a weight %s", (_name, part, problems) => {
  expect(problemsOf({ ...whole, ...part })).toEqual(problems);
  expect(isSellable({ ...whole, ...part })).toBe(problems.length === 0);
});
