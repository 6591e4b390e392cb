import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { RESTOCK_MODULE } from "../modules/restock";
import type { RestockService } from "../modules/restock/service";
import type { RestockBody } from "../restock/bodies";
import { restockRequested } from "../restock/events";
import { goodsOf } from "../restock/goods";

/** Without compensation: the asking did happen. */
const writeAlertStep = createStep("write-restock-alert", async (input: RestockBody, { container }) => {
  if (!(await goodsOf(container, input.variant_id, input.language))) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found");
  }
  const service: RestockService = container.resolve(RESTOCK_MODULE);
  const at = new Date();
  return new StepResponse({ id: await service.ask(input, at), at: at.getTime() });
});

/**
 * Writes down who wants to know when a weight is back; the mail with the link to confirm follows from the event.
 * @throws NOT_FOUND for what is not for sale
 */
export const requestRestockWorkflow = createWorkflow("request-restock", (input: RestockBody) => {
  const alert = writeAlertStep(input);
  when(alert, ({ id }) => id !== null).then(() => {
    emitEventStep({ eventName: restockRequested, data: alert });
  });
  return new WorkflowResponse(alert);
});
