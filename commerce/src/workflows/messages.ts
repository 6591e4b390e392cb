import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { MessageBody } from "@su-turrone/contract/form-requests";
import { messageReceived } from "../features/messages/events";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessageStatus } from "../modules/messages/message-statuses";
import { createSetStatusWorkflow, type StatusChange } from "../platform/set-status-workflow";

const storeMessageStep = createStep(
  "store-message",
  async (input: MessageBody, { container }) => {
    const service = container.resolve(MESSAGES_MODULE);
    const { id } = await service.createMessages(input);
    return new StepResponse({ id }, id);
  },
  async (id: string | undefined, { container }) => {
    const service = container.resolve(MESSAGES_MODULE);
    if (id) await service.deleteMessages(id);
  },
);

/** Stores a message from the contact form; the event triggers the mails to the owner and the sender. */
export const createMessageWorkflow = createWorkflow("create-message", (input: MessageBody) => {
  const message = storeMessageStep(input);
  emitEventStep({ eventName: messageReceived, data: message });
  return new WorkflowResponse(message);
});

/** Marks a message as done or open. @throws NOT_FOUND */
export const setMessageStatusWorkflow = createSetStatusWorkflow({
  name: "set-message-status",
  read: (container, id) => container.resolve(MESSAGES_MODULE).retrieveMessage(id),
  write: (container, change: StatusChange<MessageStatus>) =>
    container.resolve(MESSAGES_MODULE).updateMessages([change]),
});
