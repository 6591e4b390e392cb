/** Fields of a relation, prefixed with its name. */
const fieldsOf = (relation: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${relation}.${field}`);

/** Product data beyond Medusa's own fields that pages show; also included in commerce's own responses. */
export const productDetailFields = fieldsOf("product_detail", [
  "brand",
  "band",
  "origin",
  "unit_price_exempt",
  "pictures",
  "occasions",
]);

/** Fields shown only on the product page. */
export const productPageDetailFields = fieldsOf("product_detail", ["taste"]);

/** Categories of a product; the storefront filters out hidden ones. */
export const productCategoryFields = fieldsOf("categories", ["id", "name", "is_active", "is_internal"]);

/** Fields of a food label that pages show. */
export const foodLabelFields = fieldsOf("food_label", [
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
    ...fieldsOf("images", ["url", "rank"]),
    ...productCategoryFields,
    ...fieldsOf("tags", ["id", "value"]),
    "*variants.calculated_price",
    ...fieldsOf("variants", ["id", "sku", "weight"]),
    "+variants.inventory_quantity",
    "+variants.manage_inventory",
    "+variants.allow_backorder",
  ].join(","),
  /** For sitemaps. */
  productChange: "id,updated_at",
} as const;
