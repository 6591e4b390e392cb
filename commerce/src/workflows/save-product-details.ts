import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { PRODUCT_DETAILS_MODULE } from "../modules/product-details";
import type { ProductDetailsService } from "../modules/product-details/service";
import type { ProductDetailsData } from "../modules/product-details/kinds";

/** Emitted with `{product_id}` when what is known of a product has changed. */
export const productDetailsSaved = "product-details.saved";

/** What shall be known of a product. */
export interface SaveProductDetailsInput {
  product_id: string;
  details: ProductDetailsData;
}

const writeDetailsStep = createStep(
  "write-product-details",
  async ({ product_id, details }: SaveProductDetailsInput, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({ entity: "product", fields: ["id"], filters: { id: product_id } });
    if (data.length === 0) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${product_id}`);
    }
    const service: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
    const before = await service.detailsOf(product_id);
    await service.writeDetails(product_id, details);
    return new StepResponse(undefined, { product_id, before });
  },
  async (undo: { product_id: string; before: ProductDetailsData | null } | undefined, { container }) => {
    const service: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
    if (undo) await service.writeDetails(undo.product_id, undo.before);
  },
);

/** Writes brand, origin, unit price and alternative texts of a product, and tells that they have changed. @throws NOT_FOUND for an unknown product */
export const saveProductDetailsWorkflow = createWorkflow(
  "save-product-details",
  (input: SaveProductDetailsInput) => {
    writeDetailsStep(input);
    const event = transform(input, ({ product_id }) => ({
      eventName: productDetailsSaved,
      data: { product_id },
    }));
    emitEventStep(event);
    return new WorkflowResponse(input);
  },
);
