import { describe, expect, it } from "vitest";
import { emptyLabel } from "../../modules/food-labels/label-types";
import { formOf, type StoredParts } from "./read-form";
import type { StoredProduct, StoredVariant } from "./stored-product";

const variant: StoredVariant = {
  id: "var_1",
  sku: "ST-FIC-0150",
  title: "150 g",
  weight: 150,
  manage_inventory: true,
  allow_backorder: false,
  updated_at: new Date(0),
  prices: [
    { amount: 6.95, currency_code: "eur" },
    { amount: 5, currency_code: "eur", price_list_id: "plist_1" },
  ],
  inventory_items: [{ levels: [{ location_id: "here", stocked_quantity: 9, reserved_quantity: 2 }] }],
};
const product: StoredProduct = {
  id: "prod_1",
  external_id: "0b6f6f0e-4a0e-4f4f-8f7e-2d3c1b0a9f8e",
  status: "draft",
  title: "Feigentorrone",
  subtitle: null,
  description: null,
  handle: "feigentorrone-fic",
  type_id: null,
  updated_at: new Date(0),
  category_ids: [],
  images: ["https://shop.example/static/fig.webp"],
  options: [{ id: "opt", title: "Gewicht", values: [] }],
  variants: [variant],
};
const kept: StoredParts = { translations: [], details: null, slugs: [], label: null, otherLabels: [] };
const read = (over: Partial<StoredProduct> = {}, more: Partial<StoredParts> = {}) =>
  formOf({ ...product, ...over }, { ...kept, ...more }, "here");

it("ignores sale prices and subtracts reserved stock", () => {
  expect(read()?.weights).toEqual([{ grams: 150, cents: 695, stock: 7 }]);
});

it("returns what a weight on sale costs and how many packs are left, so that its price is compared with it", () => {
  expect(read({ status: "published" })?.weights).toEqual([
    { grams: 150, cents: 695, stock: 7, now: { cents: 695, stock: 7 } },
  ]);
});

it("identifies a product made elsewhere by its own id, and takes its letters from any SKU", () => {
  const variants = [{ ...variant, sku: "feigen", weight: 100 }, variant];
  expect(read({ external_id: "erp-7", variants })).toMatchObject({ request_id: "prod_1", code: "FIC" });
});

it("has no German name as long as the draft has no German slug", () => {
  expect(read()?.title.de).toBe("");
  expect(read({ external_id: null })?.title.de).toBe("Feigentorrone");
  expect(read({ status: "published" })?.title.de).toBe("Feigentorrone");
});

it("returns empty texts for a picture without a description", () => {
  expect(read()?.pictures).toEqual([
    { url: product.images[0], width: null, height: null, alt: { de: "", it: "", en: "" } },
  ]);
});

it("takes the code from an unchanged handle if there are no weights", () => {
  expect(read({ variants: [] })?.code).toBe("FIC");
  expect(read({ variants: [], handle: "feigen" })?.code).toBe("");
});

it("returns the oldest product with an identical label instead of the label", () => {
  const label = { ...emptyLabel, origin: { de: "Italien" } };
  const otherLabels = [
    { product_id: "prod_other", label: emptyLabel },
    { product_id: "prod_old", label: { ...label } },
    { product_id: "prod_young", label: { ...label } },
  ];
  expect(read({}, { label, otherLabels })).toMatchObject({ label: null, label_of: "prod_old" });
  expect(read({}, { label, otherLabels: [] })).toMatchObject({ label, label_of: null });
  expect(read({}, { label: null, otherLabels })).toMatchObject({ label: null, label_of: null });
  // on sale it has been confirmed
  expect(read({ status: "published" }, { label, otherLabels })).toMatchObject({ label, label_of: null });
});

it("returns no slug of a draft if it is derived from the name", () => {
  const slugs = [
    { language: "de" as const, slug: "feigentorrone", current: true },
    { language: "it" as const, slug: "vecchio", current: false },
    { language: "it" as const, slug: "fichi", current: true },
  ];
  expect(read({}, { slugs })?.slugs).toEqual({ de: "", it: "fichi", en: "" });
  expect(read({ status: "published" }, { slugs })?.slugs.de).toBe("feigentorrone");
});

describe("returns null if the form cannot represent the product:", () => {
  it.each<[string, Partial<StoredProduct>]>([
    ["a second option", { options: [...product.options, { id: "opt_2", title: "Farbe", values: [] }] }],
    ["no weight in grams", { variants: [{ ...variant, weight: null }] }],
    ["a fraction of a gram", { variants: [{ ...variant, weight: 150.5 }] }],
    ["two packs of a weight", { variants: [variant, { ...variant, sku: "ST-FIC-0151" }] }],
    ["stock that is not managed", { variants: [{ ...variant, manage_inventory: false }] }],
    ["backorders", { variants: [{ ...variant, allow_backorder: true }] }],
    [
      "a variant with several inventory items",
      { variants: [{ ...variant, inventory_items: [{ levels: [] }, { levels: [] }] }] },
    ],
    ["a price in dollars", { variants: [{ ...variant, prices: [{ amount: 7, currency_code: "usd" }] }] }],
    [
      "a price with a minimum quantity",
      { variants: [{ ...variant, prices: [{ amount: 7, currency_code: "eur", min_quantity: 10 }] }] },
    ],
  ])("%s", (_, over) => {
    expect(read(over)).toBeNull();
  });
});
