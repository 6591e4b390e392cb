import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { MessageBody } from "@su-turrone/contract/form-requests";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";
import { createMessageWorkflow } from "../../workflows/create-message";

/** For so long (ms) the same words of the same sender are the same message. */
const sameMs = 24 * 60 * 60 * 1000;

/** How long the second of two that come at once waits for the first, in seconds. */
const lockSeconds = 10;

/**
 * Takes a message from the contact form; the mails follow from the event. A form that is sent again, because its answer was lost
 * or by a double click, is one message.
 */
export async function receiveMessage(
  container: MedusaContainer,
  message: MessageBody,
): Promise<{ id: string }> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const key = `message:${createHash("sha256").update(JSON.stringify(message)).digest("hex")}`;
  return container.resolve(Modules.LOCKING).execute(
    key,
    async () => {
      const created_at = { $gte: new Date(Date.now() - sameMs) };
      const [known] = await service.listMessages({ ...message, created_at }, { take: 1 });
      if (known) return { id: known.id };
      const { result } = await createMessageWorkflow(container).run({ input: message });
      return result;
    },
    { timeout: lockSeconds },
  );
}
