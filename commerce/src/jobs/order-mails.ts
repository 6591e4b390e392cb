import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../env";
import { MAIL_MODULE } from "../modules/mail";
import type { MailService } from "../modules/mail/service";
import { mailTransferReminder } from "../orders/mails";

const dayInMs = 24 * 60 * 60 * 1000;

const rows = z.array(z.object({ id: z.string() }));

/** Ids of orders placed within a time that have had no mail of this event yet. */
async function withoutMail(
  container: MedusaContainer,
  event: string,
  placed: { $gte: Date; $lt: Date },
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id"],
    filters: { created_at: placed, status: { $ne: "canceled" }, is_draft_order: false },
  });
  const ids = rows.parse(data).map(({ id }) => id);
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const written = await outbox.listOutboxItems({ event, key: ids }, { select: ["key"], take: null });
  const keys = new Set(written.map(({ key }) => key));
  return ids.filter((id) => !keys.has(id));
}

/** Every ten minutes: who has not transferred the money at half the time is reminded. */
export default async function remindOfTransfers(container: MedusaContainer): Promise<void> {
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * dayInMs);
  const days = env().BANK_TRANSFER_DAYS;
  const waiting = { $gte: daysAgo(days), $lt: daysAgo(days / 2) };
  for (const id of await withoutMail(container, "transfer-reminder", waiting)) {
    await mailTransferReminder(container, id);
  }
}

export const config = { name: "order-mails", schedule: "*/10 * * * *" };
