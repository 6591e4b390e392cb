import { expect, it } from "vitest";
import { priceJumps, type WeightChange } from "./price-jumps";

const weight = (grams: number, now_cents: number | null, ...next_cents: number[]): WeightChange => ({
  title: `${grams} g`,
  grams,
  now_cents,
  next_cents,
});

it.each([
  ["three times the present price", [weight(150, 710, 2130)]],
  ["a third of it", [weight(150, 710, 237)]],
  ["a first price without other weights", [weight(150, null, 71_000)]],
  ["a small pack that is dear per kg", [weight(100, null, 900), weight(1000, 3000)]],
  ["all weights of a new product alike", [weight(150, null, 71_000), weight(300, null, 129_000)]],
  ["a weight sold far from the others before", [weight(150, 5000, 5500), weight(300, 1290)]],
])("accepts %s", (_, weights) => {
  expect(priceJumps(weights)).toEqual([]);
});

const present = { title: "150 g", than: "present", usual_cents: 710 };

it.each([
  ["more than three times the present price", [weight(150, 710, 2131)], [{ ...present, cents: 2131 }]],
  ["less than a third of it", [weight(150, 710, 236)], [{ ...present, cents: 236 }]],
  ["one of several prices of a weight", [weight(150, 710, 710, 71_000)], [{ ...present, cents: 71_000 }]],
  [
    "all weights typed with a dot",
    [weight(150, 710, 71_000), weight(300, 1290, 129_000)],
    [
      { ...present, cents: 71_000 },
      { title: "300 g", cents: 129_000, than: "present", usual_cents: 1290 },
    ],
  ],
  [
    "a first price far above the other weights per kg",
    [weight(150, null, 69_000), weight(300, 1290), weight(500, 2000)],
    [{ title: "150 g", cents: 69_000, than: "other_weights", usual_cents: 645 }],
  ],
  [
    "a small step that leaves the other weights behind",
    [weight(150, 1900, 2000), weight(300, 1290)],
    [{ title: "150 g", cents: 2000, than: "other_weights", usual_cents: 645 }],
  ],
])("asks about %s", (_, weights, jumps) => {
  expect(priceJumps(weights)).toEqual(jumps);
});

it("compares the weights of a new product with each other", () => {
  const weights = [weight(150, null, 690), weight(300, null, 1290), weight(500, null, 199_000)];
  expect(priceJumps(weights)).toEqual([
    { title: "500 g", cents: 199_000, than: "other_weights", usual_cents: 2300 },
  ]);
});
