import { expect, it } from "vitest";
import type { NewProduct } from "./new-product-types";
import { emptyProductDetails } from "../../modules/product-details/product-details-types";
import { planProduct } from "./plan-product";

const none = { de: "", it: "", en: "" };
const around = {
  sales_channel_id: "sc",
  shipping_profile_id: "sp",
  location_id: "sloc",
  brand: "Su Turrone",
  label: null,
};
const given: NewProduct = {
  request_id: "r1",
  code: "FIC",
  type_id: "t",
  category_ids: ["c", "d"],
  label: null,
  label_of: null,
  confirmed_prices: [],
  label_confirmed: false,
  publish: false,
  title: { de: "Feigentorrone", it: "Torrone ai fichi", en: "" },
  subtitle: { ...none, it: "Con fichi secchi" },
  description: none,
  weights: [
    { grams: 1000, cents: null, stock: 0 },
    { grams: 150, cents: 695, stock: 12 },
  ],
  pictures: [{ url: "https://shop.example/static/fig.webp", width: 1600, height: 1200, alt: none }],
  details: null,
  slugs: { ...none, it: "Fichi" },
};

it("sorts variants by weight, with SKU, net weight and the price in euro if there is one", () => {
  const { product, stock } = planProduct(given, around);
  expect(product.variants?.map(({ title, sku, weight, prices }) => [title, sku, weight, prices])).toEqual([
    ["150 g", "ST-FIC-0150", 150, [{ currency_code: "eur", amount: 6.95 }]],
    ["1 kg", "ST-FIC-1000", 1000, []],
  ]);
  expect(stock).toEqual({ 150: 12, 1000: 0 });
});

it("stores the base language in Medusa's columns and the others as translations without empty texts", () => {
  const { product, translations } = planProduct(given, around);
  expect([product.title, product.subtitle, product.status]).toEqual(["Feigentorrone", "", "draft"]);
  expect(translations).toEqual([
    { locale_code: "it-IT", translations: { title: "Torrone ai fichi", subtitle: "Con fichi secchi" } },
  ]);
});

it("has the name of another language in Medusa's column until the German one is written", () => {
  const { product, slugs } = planProduct({ ...given, title: { ...none, it: "Torrone ai fichi" } }, around);
  expect([product.title, product.handle, slugs]).toEqual([
    "Torrone ai fichi",
    "torrone-ai-fichi-fic",
    { it: "fichi" },
  ]);
});

it("takes the shop's brand unless the product has its own", () => {
  const { pictures: _, ...details } = emptyProductDetails;
  expect(planProduct({ ...given, details }, around).details.brand).toBe("Su Turrone");
  const own = { ...details, brand: "Altro", band: "noci" as const };
  expect(planProduct({ ...given, details: own }, around).details).toMatchObject({
    brand: "Altro",
    band: "noci",
  });
});

it("uses the typed slug, else one derived from the title, else none", () => {
  expect(planProduct(given, around).slugs).toEqual({ de: "feigentorrone", it: "fichi" });
});

it("creates no variants and no pictures for a draft with only a name", () => {
  const bare = { ...given, weights: [], pictures: [], type_id: null, category_ids: [] };
  const { product } = planProduct(bare, around);
  expect(product.options).toEqual([{ title: "Gewicht", values: [] }]);
  expect([product.variants, product.images, product.category_ids]).toEqual([[], [], []]);
  expect(product).not.toHaveProperty("type_id");
});
