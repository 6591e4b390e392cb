import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { FOOD_LABELS_MODULE } from "../modules/food-labels";
import type { LabelData } from "../modules/food-labels/label-types";
import type { FoodLabelsService } from "../modules/food-labels/service";
import { refuseWorseLabel } from "../features/on-sale/refuse-sale";
import { productRecordStep, type ProductRecord } from "./product-record-step";

/** Emitted with `{product_id}` when the food information of a product has changed. */
export const foodLabelSaved = "food_label.saved";

const writeLabelStep = productRecordStep<LabelData | null>("write-food-label", (container) => {
  const labels: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
  return { read: (id) => labels.labelOf(id), write: (id, label) => labels.writeLabel(id, label) };
});

const checkLabelStep = createStep(
  "check-food-label",
  async ({ product_id, data }: ProductRecord<LabelData | null>, { container }) => {
    await refuseWorseLabel(container, product_id, data);
    return new StepResponse(undefined);
  },
);

/**
 * Writes the food label of a product, or removes it when null, and emits an event.
 * @throws NOT_FOUND for an unknown product, NOT_ALLOWED in production when a product on sale would lose its complete
 * label
 */
export const saveFoodLabelWorkflow = createWorkflow(
  "save-food-label",
  (input: ProductRecord<LabelData | null>) => {
    checkLabelStep(input);
    writeLabelStep(input);
    const event = transform(input, ({ product_id }) => ({
      eventName: foodLabelSaved,
      data: { product_id },
    }));
    emitEventStep(event);
    return new WorkflowResponse(input);
  },
);
