import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessageStatus } from "../modules/messages/kinds";
import type { MessagesService } from "../modules/messages/service";

/** A message and its new status. */
export interface SetMessageStatusInput {
  id: string;
  status: MessageStatus;
}

const setStatusStep = createStep(
  "set-message-status",
  async ({ id, status }: SetMessageStatusInput, { container }) => {
    const service: MessagesService = container.resolve(MESSAGES_MODULE);
    const before = await service.retrieveMessage(id);
    await service.updateMessages([{ id, status }]);
    return new StepResponse(undefined, { id, status: before.status } satisfies SetMessageStatusInput);
  },
  async (before: SetMessageStatusInput | undefined, { container }) => {
    const service: MessagesService = container.resolve(MESSAGES_MODULE);
    if (before) await service.updateMessages([before]);
  },
);

/** Marks a message as done or open. @throws NOT_FOUND */
export const setMessageStatusWorkflow = createWorkflow(
  "set-message-status",
  (input: SetMessageStatusInput) => {
    setStatusStep(input);
    return new WorkflowResponse(input);
  },
);
