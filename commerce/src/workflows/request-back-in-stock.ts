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
import type { RestockBody } from "../features/back-in-stock/validators";
import { restockRequested } from "../features/back-in-stock/events";
import { variantForMail } from "../features/back-in-stock/variant-for-mail";

/** Without compensation: the asking did happen. */
const writeAlertStep = createStep("write-restock-alert", async (input: RestockBody, { container }) => {
  if (!(await variantForMail(container, input.variant_id, input.language))) {
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
export const requestBackInStockWorkflow = createWorkflow("request-restock", (input: RestockBody) => {
  const alert = writeAlertStep(input);
  when(alert, ({ id }) => id !== null).then(() => {
    emitEventStep({ eventName: restockRequested, data: alert });
  });
  return new WorkflowResponse(alert);
});
