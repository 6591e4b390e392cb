import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { FOOD_LABELS_MODULE } from "../modules/food-labels";
import type { LabelData } from "../modules/food-labels/label-types";
import type { FoodLabelsService } from "../modules/food-labels/service";
import { productRecordStep, type ProductRecord } from "./product-record-step";

/** Emitted with `{product_id}` when the food information of a product has changed. */
export const foodLabelSaved = "food_label.saved";

const writeLabelStep = productRecordStep<LabelData>("write-food-label", (container) => {
  const labels: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
  return { read: (id) => labels.labelOf(id), write: (id, label) => labels.writeLabel(id, label) };
});

/** Gives a product its food label and tells that it has changed. @throws NOT_FOUND for an unknown product */
export const saveFoodLabelWorkflow = createWorkflow("save-food-label", (input: ProductRecord<LabelData>) => {
  writeLabelStep(input);
  const event = transform(input, ({ product_id }) => ({ eventName: foodLabelSaved, data: { product_id } }));
  emitEventStep(event);
  return new WorkflowResponse(input);
});
