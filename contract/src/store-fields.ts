/** Fields behind the name of what they belong to. */
const of = (above: string, fields: readonly string[]): string[] => fields.map((field) => `${above}.${field}`);

/** What pages show of a product beyond Medusa's own fields; also what commerce's own answers hold of it. */
export const productDetailFields = of("product_detail", [
  "brand",
  "origin",
  "unit_price_exempt",
  "pictures",
  "occasions",
]);

/** What only the page of a product shows of it. */
export const productPageDetailFields = of("product_detail", ["taste"]);

/** Categories of a product; hidden ones are left out by the storefront. */
export const productCategoryFields = of("categories", ["id", "name", "is_active", "is_internal"]);

/** What pages show of a food label. */
export const foodLabelFields = of("food_label", [
  "legal_name",
  "ingredients",
  "traces",
  "nutrition",
  "storage",
  "origin",
  "demo",
]);

/**
 * The fields that the storefront asks of Medusa's own store routes, as their `fields` parameter: those its pages show, and no
 * others (no metadata). What comes of them is listed in
 * commerce/tests/http/answer-keys.txt.
 */
export const storeFields = {
  region: "id",
  category: "id,name,description,rank",
  product: [
    "id",
    "title",
    "subtitle",
    "thumbnail",
    "created_at",
    "type_id",
    ...productDetailFields,
    ...of("images", ["url", "rank"]),
    ...productCategoryFields,
    ...of("tags", ["id", "value"]),
    "*variants.calculated_price",
    ...of("variants", ["id", "sku", "weight"]),
    "+variants.inventory_quantity",
    "+variants.manage_inventory",
    "+variants.allow_backorder",
  ].join(","),
  /** For sitemaps. */
  productChange: "id,updated_at",
} as const;
