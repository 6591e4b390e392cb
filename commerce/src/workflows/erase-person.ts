import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { erasePerson, type ErasureRequest } from "../features/erasure/erase-person";
import { reviewModerated } from "./reviews";

/**
 * Has no compensation: it is one transaction, so a failure leaves everything as it was, and restoring erased data would
 * require keeping that personal data.
 */
const erasePersonStep = createStep("erase-person", async (request: ErasureRequest, { container }) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return new StepResponse(await erasePerson(knex, request));
});

/**
 * Erases the data of a person who has nothing open, and tells the storefront which reviews have lost their name. Safe
 * to repeat.
 * @throws CONFLICT when an order was placed since the check
 */
export const erasePersonWorkflow = createWorkflow("erase-person", (input: ErasureRequest) => {
  const erased = erasePersonStep(input);
  emitEventStep({ eventName: reviewModerated, data: transform(erased, ({ reviewed }) => reviewed) });
  return new WorkflowResponse(
    transform(erased, ({ order_count, row_count }) => ({ order_count, row_count })),
  );
});
