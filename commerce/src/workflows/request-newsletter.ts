import {
  createStep,
  createWorkflow,
  StepResponse,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { NewsletterBody } from "../features/messages/validators";
import { newsletterRequested } from "../features/messages/events";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** Without compensation: the asking did happen, and its proof is never taken back. */
const writeRequestStep = createStep(
  "write-newsletter-request",
  async (input: NewsletterBody, { container }) => {
    const service: MessagesService = container.resolve(MESSAGES_MODULE);
    const known = await service.findSubscription({ email: input.email });
    // who has confirmed gets no second mail, and the form's answer does not tell that
    if (known?.status === "confirmed") return new StepResponse({ id: known.id, at: 0, asked: false });
    const at = new Date();
    const id = await service.request({ ...input, at });
    return new StepResponse({ id, at: at.getTime(), asked: true });
  },
);

/** Writes down that an address asked for the newsletter; the mail with the link to confirm follows from the event. */
export const requestNewsletterWorkflow = createWorkflow("request-newsletter", (input: NewsletterBody) => {
  const request = writeRequestStep(input);
  when(request, ({ asked }) => asked).then(() => {
    emitEventStep({ eventName: newsletterRequested, data: request });
  });
  return new WorkflowResponse(request);
});
