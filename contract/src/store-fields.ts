/** Prefixes fields with the name of their relation. */
const of = (above: string, fields: readonly string[]): string[] => fields.map((field) => `${above}.${field}`);

/** Product data beyond Medusa's own fields that pages show; also included in commerce's own responses. */
export const productDetailFields = of("product_detail", [
  "brand",
  "origin",
  "unit_price_exempt",
  "pictures",
  "occasions",
]);

/** Fields shown only on the product page. */
export const productPageDetailFields = of("product_detail", ["taste"]);

/** Categories of a product; the storefront filters out hidden ones. */
export const productCategoryFields = of("categories", ["id", "name", "is_active", "is_internal"]);

/** Fields of a food label that pages show. */
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
 * The `fields` parameters of the storefront's requests to Medusa's store routes: only the fields shown on pages (no
 * metadata). The resulting response keys are listed in commerce/tests/http/answer-keys.txt.
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
