import { MESSAGES_MODULE } from "../modules/messages";
import type { MessageStatus } from "../modules/messages/message-statuses";
import type { MessagesService } from "../modules/messages/service";
import { createSetStatusWorkflow, type StatusChange } from "../platform/set-status-workflow";

/** Marks a message as done or open. @throws NOT_FOUND */
export const setMessageStatusWorkflow = createSetStatusWorkflow({
  name: "set-message-status",
  read: (container, id) => container.resolve<MessagesService>(MESSAGES_MODULE).retrieveMessage(id),
  write: (container, change: StatusChange<MessageStatus>) =>
    container.resolve<MessagesService>(MESSAGES_MODULE).updateMessages([change]),
});
