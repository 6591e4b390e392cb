import { expect, it } from "vitest";
import { isSellable, problemsOf, type SellabilityFacts } from "./sellability";

const whole: SellabilityFacts = { cents: 790, grams: 150, typeId: "ptyp_1" };

it.each<[string, Partial<SellabilityFacts>, string[]]>([
  ["that is complete", {}, []],
  ["without a price", { cents: null }, ["no_price"]],
  ["with a price of 0", { cents: 0 }, ["no_price"]],
  ["with a negative price", { cents: -500 }, ["no_price"]],
  ["without a net weight", { grams: null }, ["no_grams"]],
  ["with a net weight of 0", { grams: 0 }, ["no_grams"]],
  ["with a net weight of less than a gram", { grams: 0.4 }, ["no_grams"]],
  ["without a VAT kind", { typeId: null }, ["no_vat_kind"]],
  ["with neither a net weight nor a VAT kind", { grams: null, typeId: null }, ["no_grams", "no_vat_kind"]],
])("a variant %s", (_name, part, problems) => {
  expect(problemsOf({ ...whole, ...part })).toEqual(problems);
  expect(isSellable({ ...whole, ...part })).toBe(problems.length === 0);
});
