import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../env";
import { MAIL_MODULE } from "../modules/mail";
import type { MailService } from "../modules/mail/service";
import { toCents } from "./bank-transfer";
import { mailOrderReceived, mailTransferReminder } from "./mails";

const dayInMs = 24 * 60 * 60 * 1000;

const rows = z.array(
  z.object({
    id: z.string(),
    payment_collections: z
      .array(
        z.object({ amount: z.coerce.number(), payments: z.array(z.object({ id: z.string() })).default([]) }),
      )
      .default([]),
  }),
);

/**
 * Ids of orders placed within a time that have had no mail of this event yet. One that costs something and has no payment is
 * still being made, or was interrupted in it: nobody is to hear of it.
 */
async function withoutMail(
  container: MedusaContainer,
  event: string,
  placed: { $gte: Date; $lt: Date },
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "payment_collections.amount", "payment_collections.payments.id"],
    filters: { created_at: placed, status: { $ne: "canceled" }, is_draft_order: false },
  });
  const ids = rows
    .parse(data)
    .filter(({ payment_collections: all }) =>
      all.some(({ amount, payments }) => toCents(amount) <= 0 || payments.length > 0),
    )
    .map(({ id }) => id);
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const written = await outbox.listOutboxItems({ event, key: ids }, { select: ["key"], take: null });
  const keys = new Set(written.map(({ key }) => key));
  return ids.filter((id) => !keys.has(id));
}

/**
 * Writes the first mail of orders whose own an ill-timed stop has lost, and reminds of transfers that are waited for too long.
 * @param settledMs how long an order must stand, so that its events come first
 */
export async function writeMissingMails(
  container: MedusaContainer,
  now: Date,
  settledMs: number,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const settled = new Date(now.getTime() - settledMs);
  for (const id of await withoutMail(container, "order-received", { $gte: daysAgo(2), $lt: settled })) {
    await mailOrderReceived(container, id);
  }
  const { BANK_TRANSFER_DAYS, BANK_TRANSFER_REMINDER_DAYS } = env();
  const waiting = { $gte: daysAgo(BANK_TRANSFER_DAYS), $lt: daysAgo(BANK_TRANSFER_REMINDER_DAYS) };
  for (const id of await withoutMail(container, "transfer-reminder", waiting)) {
    await mailTransferReminder(container, id);
  }
}
