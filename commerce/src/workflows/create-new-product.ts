import { ProductStatus } from "@medusajs/framework/utils";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createTranslationsWorkflow,
  updateProductsWorkflow,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import type { PlannedProduct } from "../features/new-product/plan-product";
import { saveFoodLabelWorkflow, saveProductDetailsWorkflow } from "./product-records";
import { setSlugsWorkflow } from "./slugs";

interface CreatedVariant {
  sku: string | null;
  inventory_items: { inventory_item_id: string }[] | null;
}

/**
 * Creates a product with its translations, stock, details, food label and slugs, and finally puts it on sale; all or
 * nothing.
 * @throws INVALID_DATA for a slug that another product has, NOT_ALLOWED for a product that must not be sold
 * (hooks/check-sale.ts)
 */
export const createNewProductWorkflow = createWorkflow("create-new-product", (input: PlannedProduct) => {
  const created = createProductsWorkflow.runAsStep({
    input: transform(input, ({ product }) => ({ products: [product] })),
  });
  const id = transform(created, ([product]) => product?.id ?? "");
  setSlugsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { slugs }, id: entity_id }) => ({
      kind: "product" as const,
      entity_id,
      slugs,
    })),
  });
  createTranslationsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { translations }, id: reference_id }) => ({
      translations: translations.map((one) => ({ ...one, reference: "product", reference_id })),
    })),
  });
  const { data: variants } = useQueryGraphStep({
    entity: "product_variant",
    fields: ["sku", "inventory_items.inventory_item_id"],
    filters: { product_id: id },
  });
  createInventoryLevelsWorkflow.runAsStep({
    input: transform({ input, variants }, ({ input: { stock, location_id }, variants: found }) => ({
      inventory_levels: (found as CreatedVariant[]).flatMap(({ sku, inventory_items: items }) =>
        (items ?? []).map(({ inventory_item_id }) => ({
          inventory_item_id,
          location_id,
          stocked_quantity: stock[sku ?? ""] ?? 0,
        })),
      ),
    })),
  });
  saveProductDetailsWorkflow.runAsStep({
    input: transform({ input, id }, ({ input: { details }, id: product_id }) => ({
      product_id,
      data: details,
    })),
  });
  when("has-label", input, ({ label }) => label !== null).then(() => {
    saveFoodLabelWorkflow.runAsStep({
      input: transform({ input, id }, ({ input: { label }, id: product_id }) => {
        if (!label) throw new Error("The label is missing");
        return { product_id, data: label };
      }),
    });
  });
  when("is-put-on-sale", input, ({ publish }) => publish).then(() => {
    updateProductsWorkflow.runAsStep({
      input: transform(id, (product_id) => ({
        products: [{ id: product_id, status: ProductStatus.PUBLISHED }],
      })),
    });
  });
  return new WorkflowResponse(transform(id, (product_id) => ({ id: product_id })));
});
