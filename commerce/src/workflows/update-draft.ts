import { ProductStatus } from "@medusajs/framework/utils";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  batchTranslationsWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  setProductProductOptionsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import { type DraftChange, planStock } from "../features/new-product/plan-draft-change";
import { rememberDraftStep } from "./remember-draft-step";
import { saveFoodLabelWorkflow, saveProductDetailsWorkflow } from "./product-records";
import { setSlugsWorkflow } from "./slugs";

/**
 * Updates a draft with its variants, slugs, translations, stock, details and food label, and finally puts it on sale if
 * requested; all or nothing.
 * @throws INVALID_DATA for a slug that another product has, NOT_ALLOWED for a product that must not be sold
 * (hooks/check-sale.ts)
 */
export const updateDraftWorkflow = createWorkflow("update-draft", (input: DraftChange) => {
  const id = transform(input, ({ product }) => product.id);
  rememberDraftStep(id);
  updateProductsWorkflow.runAsStep({
    input: transform(input, ({ product }) => ({ products: [product] })),
  });
  // an option value can only be removed after its variant, and must exist before its variant is created
  when("has-deleted-weights", input, ({ deleted }) => deleted.length > 0).then(() => {
    deleteProductVariantsWorkflow.runAsStep({ input: transform(input, ({ deleted: ids }) => ({ ids })) });
  });
  setProductProductOptionsWorkflow.runAsStep({
    input: transform(input, ({ product, option }) => ({ product_id: product.id, update: [option] })),
  });
  when("has-kept-weights", input, ({ kept }) => kept.length > 0).then(() => {
    updateProductVariantsWorkflow.runAsStep({
      input: transform(input, ({ kept: product_variants }) => ({ product_variants })),
    });
  });
  when("has-new-weights", input, ({ created }) => created.length > 0).then(() => {
    createProductVariantsWorkflow.runAsStep({
      input: transform(input, ({ created: product_variants }) => ({ product_variants })),
    });
  });
  setSlugsWorkflow.runAsStep({
    input: transform(input, ({ product, slugs }) => ({
      kind: "product" as const,
      entity_id: product.id,
      slugs,
    })),
  });
  batchTranslationsWorkflow.runAsStep({ input: transform(input, ({ translations }) => translations) });
  const { data: variants } = useQueryGraphStep({
    entity: "product_variant",
    fields: [
      "sku",
      "inventory_items.inventory_item_id",
      "inventory_items.inventory.location_levels.location_id",
      "inventory_items.inventory.location_levels.reserved_quantity",
    ],
    filters: { product_id: id },
  });
  const levels = transform({ input, variants }, ({ input: { stock, location_id }, variants: found }) =>
    planStock(found, stock, location_id),
  );
  createInventoryLevelsWorkflow.runAsStep({
    input: transform(levels, ({ create: inventory_levels }) => ({ inventory_levels })),
  });
  updateInventoryLevelsWorkflow.runAsStep({
    input: transform(levels, ({ update: updates }) => ({ updates })),
  });
  saveProductDetailsWorkflow.runAsStep({
    input: transform(input, ({ product, details: data }) => ({ product_id: product.id, data })),
  });
  saveFoodLabelWorkflow.runAsStep({
    input: transform(input, ({ product, label: data }) => ({ product_id: product.id, data })),
  });
  when("draft-is-put-on-sale", input, ({ publish }) => publish).then(() => {
    updateProductsWorkflow
      .runAsStep({
        input: transform(id, (product_id) => ({
          products: [{ id: product_id, status: ProductStatus.PUBLISHED }],
        })),
      })
      .config({ name: "put-draft-on-sale" });
  });
  return new WorkflowResponse(id);
});
