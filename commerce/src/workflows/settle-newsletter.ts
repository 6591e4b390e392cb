import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** What the holder of the mailbox said. */
export interface SettleNewsletterInput {
  id: string;
  act: "confirmed" | "unsubscribed";
}

/** Without compensation, as in request-newsletter. */
const settleStep = createStep(
  "settle-newsletter",
  async ({ id, act }: SettleNewsletterInput, { container }) => {
    const service: MessagesService = container.resolve(MESSAGES_MODULE);
    await service.settle(id, act, new Date());
    return new StepResponse({ status: act });
  },
);

/** Confirms or ends a newsletter subscription, with proof. */
export const settleNewsletterWorkflow = createWorkflow(
  "settle-newsletter",
  (input: SettleNewsletterInput) => {
    return new WorkflowResponse(settleStep(input));
  },
);
