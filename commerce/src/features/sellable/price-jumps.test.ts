import { expect, it } from "vitest";
import { pricesApart, priceJumps, type WeightChange } from "./price-jumps";

const weight = (grams: number, now_cents: number | null, ...next_cents: number[]): WeightChange => ({
  title: `${grams} g`,
  grams,
  now_cents,
  next_cents,
});

/** A weight whose grams are about to be changed as well. */
const reweighed = (
  from: number | null,
  to: number | null,
  now_cents: number,
  ...next_cents: number[]
): WeightChange => ({ title: "X", grams: to, now_grams: from, now_cents, next_cents });

it.each([
  ["half as much again as the present price", [weight(150, 710, 1065)]],
  ["half of it", [weight(150, 710, 355)]],
  ["a first price without other weights", [weight(150, null, 71_000)]],
  ["a small pack that is dear per kg", [weight(100, null, 900), weight(1000, 3000)]],
  ["all weights of a new product alike", [weight(150, null, 71_000), weight(300, null, 129_000)]],
  ["a weight sold far from the others before", [weight(150, 5000, 5500), weight(300, 1290)]],
  ["mistyped grams that are corrected", [reweighed(15, 150, 710, 710), weight(300, 1290)]],
  ["grams of the only weight close to the present ones", [reweighed(150, 400, 710, 710)]],
  ["first grams of the only weight", [reweighed(null, 150, 710, 710)]],
  ["the only weight emptied", [reweighed(15_000, null, 710, 710)]],
  [
    "a first price without grams, like that of another pack",
    [{ ...weight(0, null, 2000), grams: null }, weight(300, 1290)],
  ],
])("accepts %s", (_, weights) => {
  expect(priceJumps(weights)).toEqual([]);
});

const present = { title: "150 g", than: "present", usual_cents: 710 };

it.each([
  ["more than half above the present price", [weight(150, 710, 1066)], [{ ...present, cents: 1066 }]],
  ["less than half of it", [weight(150, 710, 354)], [{ ...present, cents: 354 }]],
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
  [
    "a first price without grams far above the other packs",
    [{ ...weight(0, null, 215_000), title: "X", grams: null }, weight(150, 710), weight(300, 1290)],
    [{ title: "X", cents: 215_000, than: "other_weights", usual_cents: 1290 }],
  ],
  [
    "grams alone that leave the other weights behind",
    [reweighed(150, 15, 710, 710), weight(300, 1290)],
    [{ title: "X", cents: 710, than: "other_weights", usual_cents: 65 }],
  ],
  [
    "grams and a price that is close to the present one",
    [reweighed(150, 15, 710, 720), weight(300, 1290)],
    [{ title: "X", cents: 720, than: "other_weights", usual_cents: 65 }],
  ],
  [
    "other grams of the only weight",
    [reweighed(150, 15_000, 710, 710)],
    [{ title: "X", cents: 710, than: "present_grams", usual_cents: 70_995 }],
  ],
  [
    "other grams of all weights",
    [reweighed(150, 15, 710, 710), reweighed(300, 30, 1290, 1290)],
    [
      { title: "X", cents: 710, than: "present_grams", usual_cents: 71 },
      { title: "X", cents: 1290, than: "present_grams", usual_cents: 129 },
    ],
  ],
  [
    "first grams of a weight that has a price",
    [reweighed(null, 15, 710, 710), weight(300, 1290)],
    [{ title: "X", cents: 710, than: "other_weights", usual_cents: 65 }],
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

/** A weight with its present price. */
const offered = (grams: number | null, cents: number | null) => ({
  title: grams === null ? "Probe" : `${grams} g`,
  grams,
  cents,
});

it.each([
  ["prices that fall with the weight", [offered(150, 710), offered(300, 1290), offered(1000, 3800)]],
  ["three times the price per kg", [offered(100, 900), offered(1000, 3000)]],
  ["a single weight", [offered(150, 5000)]],
  ["a weight without a price", [offered(150, null), offered(300, 1290)]],
  ["a weight whose price of 0 is none", [offered(150, 0), offered(300, 1290)]],
  ["a weight without grams", [offered(null, 5000), offered(0, 5000), offered(300, 1290)]],
  ["no weights", []],
])("sees nothing to check in %s", (_, weights) => {
  expect(pricesApart(weights)).toBeNull();
});

it("names the lowest and the highest price per kg if they are more than a factor of three apart", () => {
  // 50.00 instead of 9.50
  expect(pricesApart([offered(150, 710), offered(200, 5000), offered(300, 1290)])).toEqual({
    lowest: { title: "300 g", per_kg_cents: 4300 },
    highest: { title: "200 g", per_kg_cents: 25_000 },
  });
});
