import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { env } from "../../../platform/env";
import { MAIL_MODULE } from "../../../modules/mail";
import type { MailService } from "../../../modules/mail/service";
import { mailTransferReminder } from "../../mail/order-mails";

const dayInMs = 24 * 60 * 60 * 1000;

const rows = z.array(z.object({ id: z.string() }));

/** Reminds once of each transfer that is waited for longer than the days set, and not yet too long. */
export async function remindOfTransfers(container: MedusaContainer, now: Date): Promise<void> {
  const { BANK_TRANSFER_DAYS, BANK_TRANSFER_REMINDER_DAYS } = env();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id"],
    filters: {
      created_at: { $gte: daysAgo(BANK_TRANSFER_DAYS), $lt: daysAgo(BANK_TRANSFER_REMINDER_DAYS) },
      status: { $ne: "canceled" },
      is_draft_order: false,
    },
  });
  const ids = rows.parse(data).map(({ id }) => id);
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const written = await outbox.listOutboxItems(
    { event: "transfer-reminder", key: ids },
    { select: ["key"], take: null },
  );
  const reminded = new Set(written.map(({ key }) => key));
  for (const id of ids.filter((one) => !reminded.has(one))) await mailTransferReminder(container, id);
}
