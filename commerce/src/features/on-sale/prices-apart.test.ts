import { expect, it } from "vitest";
import { pricesApart } from "./prices-apart";

const weight = (grams: number | null, cents: number | null) => ({
  title: grams === null ? "Probe" : `${grams} g`,
  grams,
  cents,
});

it.each([
  ["prices that fall with the weight", [weight(150, 710), weight(300, 1290), weight(1000, 3800)]],
  ["three times the price per kg", [weight(100, 900), weight(1000, 3000)]],
  ["a single weight", [weight(150, 5000)]],
  ["a weight without a price", [weight(150, null), weight(300, 1290)]],
  ["a weight whose price of 0 is none", [weight(150, 0), weight(300, 1290)]],
  ["a weight without grams", [weight(null, 5000), weight(0, 5000), weight(300, 1290)]],
  ["no weights", []],
])("accepts %s", (_, weights) => {
  expect(pricesApart(weights)).toBeNull();
});

it("names the lowest and the highest price per kg if they are more than a factor of three apart", () => {
  // 50.00 instead of 9.50
  expect(pricesApart([weight(150, 710), weight(200, 5000), weight(300, 1290)])).toEqual({
    lowest: { title: "300 g", per_kg_cents: 4300 },
    highest: { title: "200 g", per_kg_cents: 25_000 },
  });
});
