import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { FOOD_LABELS_MODULE } from "../modules/food-labels";
import type { LabelData } from "../modules/food-labels/kinds";
import type { FoodLabelsService } from "../modules/food-labels/service";

/** Emitted with `{product_id}` when the food information of a product has changed. */
export const foodLabelSaved = "food_label.saved";

/** The label a product shall have. */
export interface SaveFoodLabelInput {
  product_id: string;
  label: LabelData;
}

const writeLabelStep = createStep(
  "write-food-label",
  async ({ product_id, label }: SaveFoodLabelInput, { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY);
    const { data } = await query.graph({ entity: "product", fields: ["id"], filters: { id: product_id } });
    if (data.length === 0) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no product ${product_id}`);
    }
    const service: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
    const before = await service.labelOf(product_id);
    await service.writeLabel(product_id, label);
    return new StepResponse(undefined, { product_id, before });
  },
  async (undo: { product_id: string; before: LabelData | null } | undefined, { container }) => {
    const service: FoodLabelsService = container.resolve(FOOD_LABELS_MODULE);
    if (undo) await service.writeLabel(undo.product_id, undo.before);
  },
);

/** Gives a product its food label and tells that it has changed. @throws NOT_FOUND for an unknown product */
export const saveFoodLabelWorkflow = createWorkflow("save-food-label", (input: SaveFoodLabelInput) => {
  writeLabelStep(input);
  const event = transform(input, ({ product_id }) => ({ eventName: foodLabelSaved, data: { product_id } }));
  emitEventStep(event);
  return new WorkflowResponse(input);
});
