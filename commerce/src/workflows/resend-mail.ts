import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { mailQueued } from "../features/mail/events";
import { MAIL_MODULE } from "../modules/mail";
import type { MailService } from "../modules/mail/service";

/** Without compensation: a mail may have left already. */
const repeatStep = createStep("repeat-mail", async ({ id }: { id: string }, { container }) => {
  const service: MailService = container.resolve(MAIL_MODULE);
  await service.repeat(id);
  return new StepResponse({ id });
});

/** Queues a mail anew and has it sent at once. @throws NOT_FOUND */
export const resendMailWorkflow = createWorkflow("repeat-mail", (input: { id: string }) => {
  const mail = repeatStep(input);
  emitEventStep({ eventName: mailQueued, data: mail });
  return new WorkflowResponse(mail);
});
