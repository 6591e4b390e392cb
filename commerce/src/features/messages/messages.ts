import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { MessageBody } from "@su-turrone/contract/form-requests";
import { MESSAGES_MODULE, messageReceived } from "../../modules/messages";
import { STAFF_MODULE } from "../../modules/staff";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { MessageStatus } from "../../modules/messages/message-statuses";
import { savedVersions, type SavedVersion } from "../staff/revision";
import { createSetStatusWorkflow, type StatusChange } from "../../platform/set-status-workflow";

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
const createMessageWorkflow = createWorkflow("create-message", (input: MessageBody) => {
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

/** Period (ms) in which identical text from the same sender counts as the same message. */
const duplicateWindowMs = 24 * 60 * 60 * 1000;

/** Seconds the second of two concurrent submissions waits for the first. */
const lockTimeoutSeconds = 10;

/**
 * Receives a message from the contact form; the event triggers the mails. Resubmitting the form, because the response
 * was lost or by a double click, results in one message.
 */
export async function receiveMessage(
  container: MedusaContainer,
  message: MessageBody,
): Promise<{ id: string }> {
  const service = container.resolve(MESSAGES_MODULE);
  const key = `message:${createHash("sha256").update(JSON.stringify(message)).digest("hex")}`;
  return container.resolve(Modules.LOCKING).execute(
    key,
    async () => {
      const created_at = { $gte: new Date(Date.now() - duplicateWindowMs) };
      const [duplicate] = await service.listMessages({ ...message, created_at }, { take: 1 });
      if (duplicate) return { id: duplicate.id };
      const { result } = await createMessageWorkflow(container).run({ input: message });
      return result;
    },
    { timeout: lockTimeoutSeconds },
  );
}

/** Who has last marked messages as done or open, and when, by their ids; the answer itself is an e-mail of the owner's. */
export async function readMarks(
  container: MedusaContainer,
  messages: readonly { id: string }[],
): Promise<Map<string, SavedVersion>> {
  const entries = await container
    .resolve(STAFF_MODULE)
    .listAuditEntries(
      { route: "/admin/messages/:id", object_id: messages.map(({ id }) => id) },
      { take: null, order: { created_at: "ASC", id: "ASC" } },
    );
  const marks = entries.map(({ id, created_at, actor_id: saved_by }) => ({ id, created_at, saved_by }));
  const versions = await savedVersions(container, marks);
  return new Map(versions.map((version, index) => [entries[index]?.object_id ?? "", version]));
}

export interface MessageOrder {
  id: string;
  number: number;
}

/** Numbers that may be those of orders: "1013", "#1013", "ST-1013-7K3M9". */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\b[1-9]\d{3,8}\b/g)].map(([digits]) => Number(digits));

const orderRows = z.array(z.object({ id: z.string(), number: z.number(), email: z.string() }));

/** Maximum number of orders shown with a message. */
const maxOrders = 5;

/** The orders a message names, and the latest ones of its sender, newest first; for each message. */
export async function ordersOfMessages(
  container: MedusaContainer,
  messages: readonly { email: string; message: string }[],
): Promise<MessageOrder[][]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const emails = messages.map(({ email }) => email.toLowerCase());
  const found: unknown = await knex("order")
    .select("id", "display_id as number", knex.raw("lower(coalesce(email, '')) as email"))
    .whereNull("deleted_at")
    .where("is_draft_order", false)
    .where(
      (builder) =>
        void builder
          .whereIn(
            "display_id",
            messages.flatMap(({ message }) => numbersIn(message)),
          )
          .orWhereRaw("lower(email) = any(?)", [emails]),
    )
    .orderBy("display_id", "desc");
  const orders = orderRows.parse(found);
  return messages.map(({ email, message }) => {
    const named = numbersIn(message);
    const isNamed = ({ number }: MessageOrder) => named.includes(number);
    const own = orders.filter((order) => !isNamed(order) && order.email === email.toLowerCase());
    return [...orders.filter(isNamed), ...own].slice(0, maxOrders).map(({ id, number }) => ({ id, number }));
  });
}
