import { expect, it } from "vitest";
import { labels, products } from "./index";
import { foodLabelBody } from "../../features/food-labels/validators";
import { missingParts } from "../../modules/food-labels/label";

it("every product has a complete label marked as demo", () => {
  for (const { code } of products) {
    const label = labels.get(code) ?? null;
    expect(missingParts(label), code).toEqual([]);
    expect(foodLabelBody.parse(label), code).toEqual(label);
    expect(label?.demo, code).toBe(true);
  }
  expect(labels.size).toBe(products.length);
});

it("has all texts in French and Spanish, with emphasis where the German text has it", () => {
  for (const [code, label] of labels) {
    const texts = [
      label.legal_name,
      label.storage,
      label.origin,
      ...label.ingredients.map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(text.fr, code).toBeTruthy();
      expect(text.es, code).toBeTruthy();
      expect(text.fr?.includes("*"), code).toBe(text.de?.includes("*"));
      expect(text.es?.includes("*"), code).toBe(text.de?.includes("*"));
    }
  }
});

it("declares the allergens of a recipe, and as traces only those that are not in it", () => {
  const chocolate = labels.get("CIO");
  expect(chocolate?.ingredients.map((ingredient) => ingredient.allergens)).toEqual([
    ["almonds"],
    [],
    ["soybeans"],
    ["eggs"],
  ]);
  expect(chocolate?.traces).toEqual(["milk", "hazelnuts", "walnuts"]);
});

it("declares an energy that follows from the nutrients (annex XIV), with a tolerance for fibre", () => {
  for (const [code, { nutrition }] of labels) {
    const { fat, carbohydrate, protein } = nutrition;
    const kj = Number(fat) * 37 + (Number(carbohydrate) + Number(protein)) * 17;
    expect(Number(nutrition.energy_kj) - kj, code).toBeGreaterThanOrEqual(0);
    expect(Number(nutrition.energy_kj) - kj, code).toBeLessThan(80);
  }
});

it("lists ingredients in descending order of their shares", () => {
  for (const [code, { ingredients }] of labels) {
    const shares = ingredients.flatMap(({ percent }) => (percent === null ? [] : [Number(percent)]));
    expect(shares, code).toEqual([...shares].sort((a, b) => b - a));
  }
});
