import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { transferDaysLimits } from "../../../modules/shop-settings/setting-types";
import { env } from "../../../platform/env";
import { enqueueOrderMail } from "../../mail/enqueue-order-mail";
import { missingMails } from "../../mail/order-mail-rows";
import { transferReminder } from "../../mail/order-mails";

const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Sends one reminder for each transfer that is outstanding for more than the configured days; no mail is generated for
 * an overdue one.
 */
export async function remindOfTransfers(container: MedusaContainer, now: Date): Promise<void> {
  const { BANK_TRANSFER_REMINDER_DAYS } = env();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const span = { from: daysAgo(transferDaysLimits.max), before: daysAgo(BANK_TRANSFER_REMINDER_DAYS) };
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { name, rows } = transferReminder;
  for (const id of await missingMails(knex, name, rows.read, span)) {
    await enqueueOrderMail(container, transferReminder, rows.subject, id);
  }
}
