import { expect, it } from "vitest";
import { emptyProductDetails } from "../../modules/product-details/product-details-types";
import type { NewProduct } from "./new-product-types";
import { planDraftChange, planStock } from "./plan-draft-change";
import { planProduct } from "./plan-product";
import type { StoredProduct } from "./stored-product";

const none = { de: "", it: "", en: "" };
const given: NewProduct = {
  request_id: "r1",
  code: "FIC",
  type_id: null,
  category_id: null,
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

it("keeps variants with the same SKU, and adds and removes others with their option values", () => {
  const change = planDraftChange(stored, [], null, planned);
  expect(change.kept).toEqual([{ id: "var_150", title: "150 g", weight: 150, variant_rank: 0, prices: [] }]);
  expect(change.deleted).toEqual(["var_300"]);
  expect(change.created).toMatchObject([
    { sku: "ST-FIC-0500", product_id: "prod_1", options: { Peso: "500 g" } },
  ]);
  // the option value "500 g" exists from a former weight, and is linked to the product again
  expect(change.option).toEqual({ product_option_id: "opt", add: [{ value: "500 g" }], remove: ["v300"] });
});

it("clears fields that are empty in the form", () => {
  const { product, slugs } = planDraftChange(stored, [], null, planned);
  expect([product.type_id, product.category_ids]).toEqual([null, []]);
  expect(slugs).toEqual({ de: "feigentorrone", it: "torrone-ai-fichi", en: null });
});

it("keeps texts that are not in the form, and deletes the translation of a language without texts", () => {
  const translations = [
    { id: "t_it", locale_code: "it-IT", translations: { title: "Fichi", subtitle: "Sì", material: "fichi" } },
    { id: "t_en", locale_code: "en-US", translations: { title: "Figs" } },
  ];
  expect(planDraftChange(stored, translations, null, planned).translations).toEqual({
    create: [],
    update: [{ id: "t_it", translations: { title: "Torrone ai fichi", material: "fichi" } }],
    delete: ["t_en"],
  });
  expect(planDraftChange(stored, [], null, planned).translations).toEqual({
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

it("changes only the pictures in the product details", () => {
  const details = { ...emptyProductDetails, brand: "Andere Marke", occasions: ["gift" as const] };
  expect(planDraftChange(stored, [], details, planned).details).toEqual({
    ...details,
    pictures: given.pictures,
  });
  expect(planDraftChange(stored, [], null, planned).details.brand).toBe("Su Turrone");
});

const counted = (sku: string, levels: { location_id: string; reserved_quantity: number }[]) => ({
  sku,
  inventory_items: [{ inventory_item_id: `item-${sku}`, inventory: { location_levels: levels } }],
});

it("adds reserved stock to the available stock, and creates missing levels", () => {
  const rows = [
    counted("A", [
      { location_id: "other", reserved_quantity: 9 },
      { location_id: "here", reserved_quantity: 2 },
    ]),
    counted("B", []),
  ];
  expect(planStock(rows, { A: 5, B: 3 }, "here")).toEqual({
    update: [{ inventory_item_id: "item-A", location_id: "here", stocked_quantity: 7 }],
    create: [{ inventory_item_id: "item-B", location_id: "here", stocked_quantity: 3 }],
  });
});
