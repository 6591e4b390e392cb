import { MedusaError } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { RESTOCK_MODULE } from "../modules/restock";
import type { RestockService } from "../modules/restock/service";
import { restockConfirmed } from "../features/back-in-stock/events";
import type { AlertLinkPurpose } from "../features/back-in-stock/alert-link";

/** What the holder of the mailbox said. */
export interface ApplyBackInStockTokenInput {
  id: string;
  act: AlertLinkPurpose;
}

/** Without compensation: it was said. Said twice, it is done once. */
const applyTokenStep = createStep(
  "settle-restock",
  async ({ id, act }: ApplyBackInStockTokenInput, { container }) => {
    const service: RestockService = container.resolve(RESTOCK_MODULE);
    const [alert] = await service.listAlerts({ id }, { take: 1 });
    if (act === "end") await service.deleteAlerts({ id });
    else if (!alert) throw new MedusaError(MedusaError.Types.INVALID_DATA, "The link is no longer valid");
    else if (!alert.confirmed_at) await service.updateAlerts({ id, confirmed_at: new Date() });
    return new StepResponse({ id, act });
  },
);

/** Confirms or ends an alert. @throws INVALID_DATA when there is nothing left to confirm */
export const applyBackInStockTokenWorkflow = createWorkflow(
  "settle-restock",
  (input: ApplyBackInStockTokenInput) => {
    const settled = applyTokenStep(input);
    when(settled, ({ act }) => act === "confirm").then(() => {
      emitEventStep({ eventName: restockConfirmed, data: transform(settled, ({ id }) => ({ id })) });
    });
    return new WorkflowResponse(settled);
  },
);
