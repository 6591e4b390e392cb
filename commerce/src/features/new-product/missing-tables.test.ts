import { expect, it } from "vitest";
import { exampleLabel as label } from "../../modules/food-labels/label.example";
import type { NewProduct } from "./new-product-types";
import { findMissingRequirements, takenBack } from "./missing-tables";

const none = { de: "", it: "", en: "" };
const written = { de: "Feigentorrone", it: "Torrone ai fichi", en: "Fig nougat" };
const draft: NewProduct = {
  request_id: "r",
  code: "FIC",
  title: { ...none, de: "Feigentorrone" },
  subtitle: none,
  description: none,
  type_id: null,
  category_ids: [],
  weights: [],
  confirmed_prices: [],
  pictures: [],
  label: null,
  label_of: null,
  label_confirmed: false,
  details: null,
  slugs: none,
  publish: false,
};
const complete: NewProduct = {
  ...draft,
  title: written,
  subtitle: written,
  description: written,
  type_id: "t",
  category_ids: ["c"],
  label_of: "p",
  label_confirmed: true,
  weights: [{ grams: 150, cents: 690, stock: 0 }],
  pictures: [{ url: "u", width: null, height: null, alt: written }],
};

it("reports everything but the price and picture descriptions for a draft with only a name", () => {
  expect(findMissingRequirements(draft)).toEqual([
    "title",
    "subtitle",
    "description",
    "vat_kind",
    "category",
    "weights",
    "pictures",
    "label",
  ]);
});

it("requires food information written here to be complete, but no other product or confirmation", () => {
  const written = { ...complete, label_of: null, label_confirmed: false };
  expect(findMissingRequirements({ ...written, label })).toEqual([]);
  expect(findMissingRequirements({ ...written, label: { ...label, origin: { it: "Italia" } } })).toEqual([
    "label",
  ]);
});

it("reports nothing for a complete product, even without stock and typed addresses", () => {
  expect(findMissingRequirements(complete)).toEqual([]);
});

const typedWithDot = [
  { grams: 150, cents: 690, stock: 3 },
  { grams: 300, cents: 129_000, stock: 3 },
  { grams: 500, cents: 2000, stock: 3 },
];

it("accepts prices that are far apart once exactly these are confirmed", () => {
  const confirmed_prices = [{ title: "300 g", cents: 129_000 }];
  expect(findMissingRequirements({ ...complete, weights: typedWithDot, confirmed_prices })).toEqual([]);
});

it("does not ask about prices on sale that stay", () => {
  const weights = typedWithDot.map((one) => ({ ...one, now: { cents: one.cents, stock: 3 } }));
  expect(findMissingRequirements({ ...complete, weights })).toEqual([]);
});

it.each([
  [{ title: { ...written, en: "  " } }, "title"],
  [{ weights: [{ grams: 150, cents: null, stock: 3 }] }, "price"],
  [{ weights: typedWithDot }, "price_confirmed"],
  [{ weights: typedWithDot, confirmed_prices: [{ title: "300 g", cents: 12_900 }] }, "price_confirmed"],
  [{ weights: [{ grams: 150, cents: 1100, stock: 3, now: { cents: 690, stock: 3 } }] }, "price_confirmed"],
  [{ pictures: [{ url: "u", width: 1, height: 1, alt: { ...written, it: "" } }] }, "alt"],
  [{ type_id: null }, "vat_kind"],
  [{ label_confirmed: false }, "label_confirmed"],
] as const)("with %j reports %s", (over, missing) => {
  expect(findMissingRequirements({ ...complete, ...over } as NewProduct)).toEqual([missing]);
});

it("takes back texts and prices, which need no further confirmation, but no packs", () => {
  const kept = { grams: 300, cents: 1290, stock: 2 };
  const before = { ...complete, publish: true, weights: [{ grams: 150, cents: 695, stock: 4 }, kept] };
  const saved: NewProduct = {
    ...before,
    title: { ...written, de: "Feige" },
    weights: [
      { grams: 150, cents: 6950, stock: 7, now: { cents: 6950, stock: 7 } },
      { ...kept, now: { cents: 1290, stock: 2 } },
    ],
  };
  expect(takenBack(before, saved)).toEqual({
    ...before,
    weights: [
      { grams: 150, cents: 695, stock: 7, now: { cents: 6950, stock: 7 } },
      { ...kept, now: { cents: 1290, stock: 2 } },
    ],
    confirmed_prices: [{ title: "150 g", cents: 695 }],
  });
});
