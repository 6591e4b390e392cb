import { expect, it } from "vitest";
import type { NewProduct } from "./new-product-types";
import { planChange, planStock } from "./plan-change";
import { planProduct } from "./plan-product";
import type { StoredProduct } from "./stored-product";

const none = { de: "", it: "", en: "" };
const given: NewProduct = {
  request_id: "r1",
  code: "FIC",
  type_id: null,
  category_ids: [],
  label: null,
  label_of: null,
  confirmed_prices: [],
  label_confirmed: false,
  publish: false,
  title: { de: "Feigentorrone", it: "Torrone ai fichi", en: "" },
  subtitle: none,
  description: none,
  weights: [
    { grams: 150, cents: null, stock: 1 },
    { grams: 500, cents: 2000, stock: 2 },
  ],
  pictures: [{ url: "https://shop.example/static/fig.webp", width: 1, height: 1, alt: none }],
  details: null,
  slugs: none,
};
const planned = planProduct(given, {
  sales_channel_id: "sc",
  shipping_profile_id: "sp",
  location_id: "sloc",
  brand: "Su Turrone",
  label: null,
});
const weight = (id: string, grams: number) => ({
  id,
  sku: `ST-FIC-0${grams}`,
  title: `Packung ${grams}`,
  weight: grams,
  manage_inventory: true,
  allow_backorder: false,
  updated_at: new Date(0),
  prices: [],
  inventory_items: [],
});
const stored: StoredProduct = {
  id: "prod_1",
  external_id: "r1",
  status: "draft",
  title: "Feigen",
  subtitle: null,
  description: null,
  handle: "feigen-fic",
  type_id: "t",
  updated_at: new Date(0),
  category_ids: ["c"],
  images: [],
  options: [
    {
      id: "opt",
      title: "Peso",
      values: [
        { id: "v150", value: "150 g" },
        { id: "v300", value: "300 g" },
        { id: "v500", value: "500 g" },
      ],
    },
  ],
  variants: [weight("var_150", 150), weight("var_300", 300)],
};

it("keeps variants of the same weight, and adds and removes others with their option values", () => {
  const change = planChange(stored, [], planned);
  expect(change.kept).toEqual([{ id: "var_150", title: "150 g", weight: 150, variant_rank: 0 }]);
  expect(change.deleted).toEqual(["var_300"]);
  expect(change.created).toMatchObject([
    { sku: "ST-FIC-0500", product_id: "prod_1", options: { Peso: "500 g" } },
  ]);
  // the option value "500 g" exists from a former weight, and is linked to the product again
  expect(change.option).toEqual({ product_option_id: "opt", add: [{ value: "500 g" }], remove: ["v300"] });
});

it("replaces weights with other letters, but keeps one whose SKU was made elsewhere", () => {
  const [small, large] = [weight("var_150", 150), { ...weight("var_500", 500), sku: "feigen" }];
  const other = planChange({ ...stored, variants: [{ ...small, sku: "ST-ABC-0150" }, large] }, [], planned);
  expect(other.deleted).toEqual(["var_150"]);
  expect(other.kept.map(({ id }) => id)).toEqual(["var_500"]);
});

it("sends only prices that change", () => {
  const large = { ...weight("var_500", 500), prices: [{ amount: 20, currency_code: "eur" }] };
  const small = { ...weight("var_150", 150), prices: [{ amount: 7, currency_code: "eur" }] };
  const { kept } = planChange({ ...stored, variants: [small, large] }, [], planned);
  expect(kept.map(({ prices }) => prices)).toEqual([[], undefined]);
});

it("counts on sale only the packs of new weights, and keeps what is published or takes it off", () => {
  const onSale = { ...stored, status: "published" };
  const kept = planChange(onSale, [], { ...planned, publish: true });
  expect([kept.stock, kept.publish, kept.product.status]).toEqual([{ 500: 2 }, false, undefined]);
  expect(planChange(onSale, [], planned).product.status).toBe("draft");
  expect(planChange(stored, [], { ...planned, publish: true }).publish).toBe(true);
});

it("keeps the handle of a product made elsewhere", () => {
  expect(planChange({ ...stored, external_id: null }, [], planned).product.handle).toBe("feigen-fic");
  expect(planChange(stored, [], planned).product.handle).toBe("feigentorrone-fic");
});

it("clears fields that are empty in the form", () => {
  const { product, slugs } = planChange(stored, [], planned);
  expect([product.type_id, product.category_ids]).toEqual([null, []]);
  expect(slugs).toEqual({ de: "feigentorrone", it: "torrone-ai-fichi", en: null });
});

it("keeps texts that are not in the form, and deletes the translation of a language without texts", () => {
  const translations = [
    { id: "t_it", locale_code: "it-IT", translations: { title: "Fichi", subtitle: "Sì", material: "fichi" } },
    { id: "t_en", locale_code: "en-US", translations: { title: "Figs" } },
  ];
  expect(planChange(stored, translations, planned).translations).toEqual({
    create: [],
    update: [{ id: "t_it", translations: { title: "Torrone ai fichi", material: "fichi" } }],
    delete: ["t_en"],
  });
  expect(planChange(stored, [], planned).translations).toEqual({
    create: [
      {
        reference: "product",
        reference_id: "prod_1",
        locale_code: "it-IT",
        translations: { title: "Torrone ai fichi" },
      },
    ],
    update: [],
    delete: [],
  });
});

const counted = (grams: number, levels: { location_id: string; reserved_quantity: number }[]) => ({
  weight: grams,
  inventory_items: [{ inventory_item_id: `item-${grams}`, inventory: { location_levels: levels } }],
});

it("adds reserved stock to the available stock, creates missing levels and keeps others", () => {
  const rows = [
    counted(150, [
      { location_id: "other", reserved_quantity: 9 },
      { location_id: "here", reserved_quantity: 2 },
    ]),
    counted(300, []),
    counted(500, []),
  ];
  expect(planStock(rows, { 150: 5, 300: 3 }, "here")).toEqual({
    update: [{ inventory_item_id: "item-150", location_id: "here", stocked_quantity: 7 }],
    create: [{ inventory_item_id: "item-300", location_id: "here", stocked_quantity: 3 }],
  });
});
