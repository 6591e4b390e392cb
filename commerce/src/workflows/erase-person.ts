import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { erasePerson, type ErasureOrder } from "../features/erasure/erase-person";
import { reviewModerated } from "./set-review-status";

/**
 * Without compensation: it is one transaction, so that a failure leaves everything as it was, and what is erased cannot be taken back
 * by anything that is not the person's data again.
 */
const erasePersonStep = createStep("erase-person", async (order: ErasureOrder, { container }) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return new StepResponse(await erasePerson(knex, order));
});

/**
 * Erases a person of whom nothing is open, and tells the storefront which reviews have lost their name. Safe to repeat.
 * @throws CONFLICT where an order was placed since they were checked
 */
export const erasePersonWorkflow = createWorkflow("erase-person", (input: ErasureOrder) => {
  const erased = erasePersonStep(input);
  emitEventStep({ eventName: reviewModerated, data: transform(erased, ({ reviewed }) => reviewed) });
  return new WorkflowResponse(
    transform(erased, ({ order_count, row_count }) => ({ order_count, row_count })),
  );
});
