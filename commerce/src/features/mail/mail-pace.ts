import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../../modules/mail";

const hourMs = 60 * 60 * 1000;

/**
 * Maximum number of mails of one kind per hour: per recipient, and in total. Anybody can trigger such mails for any
 * address; requests are always accepted, and mails above the limit are sent in the following hours or not at all.
 */
const mailsPerHour = {
  withdrawal: { recipient: 5, altogether: 60 },
  form: { recipient: 5, altogether: 300 },
} as const;

/** Maximum delay in hours caused by other senders' mails, so that strangers cannot delay a mail indefinitely. */
const longestHours = 24;

/** @param before number of mails ahead of it @param perHour mails sent per hour @returns hours until it may be sent */
const backlogHours = (before: number, perHour: number): number => Math.floor(before / perHour);

const after = (hours: number, now: Date): Date => new Date(now.getTime() + hours * hourMs);

/** Earliest time to send a form mail. @param before mails of the kind sent within the last hour or waiting */
export const formMailTime = (before: number, now: Date): Date =>
  after(Math.min(longestHours, backlogHours(before, mailsPerHour.form.altogether)), now);

/** Number of withdrawals of the last day ahead of one. */
export type WithdrawalsBefore =
  /** For a withdrawal that matches an order: others of the same order. */
  | { ofOrder: number }
  /**
   * For a withdrawal without a matching order: others without an order from the same address, and from all addresses.
   */
  | { ofAddress: number; strays: number };

/**
 * Earliest time to send the mails of a withdrawal. One that matches an order only waits for others of that order, so
 * that strangers, who do not know order numbers and addresses, cannot delay a buyer's receipt (§356a(4) BGB).
 */
export function withdrawalMailTime(before: WithdrawalsBefore, now: Date): Date {
  const { recipient, altogether } = mailsPerHour.withdrawal;
  if ("ofOrder" in before) return after(backlogHours(before.ofOrder, recipient), now);
  const hours = Math.max(
    backlogHours(before.ofAddress, recipient),
    Math.min(longestHours, backlogHours(before.strays, altogether)),
  );
  return after(hours, now);
}

/** Earliest time to send another form mail, according to the outbox. @param event name of the mail in the outbox */
export async function timeOfFormMail(container: MedusaContainer, event: string): Promise<Date> {
  const outbox = container.resolve(MAIL_MODULE);
  const now = new Date();
  const queuedFilter = { event, next_try: { $gte: new Date(now.getTime() - hourMs) } };
  const [, before] = await outbox.listAndCountOutboxItems(queuedFilter, { take: 1, select: ["id"] });
  return formMailTime(before, now);
}

/** Whether an address has reached its hourly limit for a kind of mail. @param event name of the mail in the outbox */
export async function hasReachedMailLimit(
  container: MedusaContainer,
  event: string,
  recipient: string,
): Promise<boolean> {
  const outbox = container.resolve(MAIL_MODULE);
  const recentFilter = { event, recipient, created_at: { $gte: new Date(Date.now() - hourMs) } };
  const [, recentCount] = await outbox.listAndCountOutboxItems(recentFilter, { take: 1, select: ["id"] });
  return recentCount >= mailsPerHour.form.recipient;
}
