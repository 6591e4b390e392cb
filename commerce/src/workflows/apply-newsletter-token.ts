import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { newsletterConfirmed } from "../features/messages/events";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** What the holder of the mailbox said. */
export interface ApplyNewsletterTokenInput {
  id: string;
  act: "confirmed" | "unsubscribed";
}

/** Without compensation, as in request-newsletter. */
const applyTokenStep = createStep(
  "settle-newsletter",
  async ({ id, act }: ApplyNewsletterTokenInput, { container }) => {
    const service: MessagesService = container.resolve(MESSAGES_MODULE);
    const changed = await service.confirmOrUnsubscribe(id, act, new Date());
    return new StepResponse({ id, status: act, changed });
  },
);

/** Confirms or ends a newsletter subscription, with proof; the mail that it worked follows from the event. */
export const applyNewsletterTokenWorkflow = createWorkflow(
  "settle-newsletter",
  (input: ApplyNewsletterTokenInput) => {
    const settled = applyTokenStep(input);
    when(settled, ({ status, changed }) => changed && status === "confirmed").then(() => {
      emitEventStep({ eventName: newsletterConfirmed, data: transform(settled, ({ id }) => ({ id })) });
    });
    return new WorkflowResponse(transform(settled, ({ status }) => ({ status })));
  },
);
