import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_DETAILS_MODULE } from "../modules/product-details";
import type { ProductDetailsData } from "../modules/product-details/product-details-types";
import type { ProductDetailsService } from "../modules/product-details/service";
import { productRecordStep, type ProductRecord } from "./product-record-step";

/** Emitted with `{product_id}` when the details of a product have changed. */
export const productDetailsSaved = "product-details.saved";

const writeDetailsStep = productRecordStep<ProductDetailsData>("write-product-details", (container) => {
  const details: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
  return { read: (id) => details.detailsOf(id), write: (id, data) => details.writeDetails(id, data) };
});

/**
 * Writes brand, origin, unit price and alternative texts of a product, and emits an event. @throws NOT_FOUND for an
 * unknown product
 */
export const saveProductDetailsWorkflow = createWorkflow(
  "save-product-details",
  (input: ProductRecord<ProductDetailsData>) => {
    writeDetailsStep(input);
    const event = transform(input, ({ product_id }) => ({
      eventName: productDetailsSaved,
      data: { product_id },
    }));
    emitEventStep(event);
    return new WorkflowResponse(input);
  },
);
