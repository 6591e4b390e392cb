import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailService } from "../../modules/mail/service";

const hourMs = 60 * 60 * 1000;

/**
 * How many mails of one kind leave in an hour at most: to one address, and altogether. Anybody may have the shop write such mails, in
 * anybody's name; what is asked for is always taken, and the mails beyond the measure leave in the hours after or not at all.
 */
const mailsPerHour = {
  withdrawal: { recipient: 5, altogether: 60 },
  form: { recipient: 5, altogether: 300 },
} as const;

/** For so many hours a mail is held back at most for what others have sent: strangers cannot hold it back without end. */
const longestHours = 24;

/** @param before mails that go before it @param perHour how many of them leave in an hour @returns hours until it may leave */
const hoursBehind = (before: number, perHour: number): number => Math.floor(before / perHour);

const after = (hours: number, now: Date): Date => new Date(now.getTime() + hours * hourMs);

/** When a mail of a form may leave. @param before mails of the kind that left within the hour or wait */
export const formMailTime = (before: number, now: Date): Date =>
  after(Math.min(longestHours, hoursBehind(before, mailsPerHour.form.altogether)), now);

/** Declarations of withdrawal of the last day that count before one of them. */
export type WithdrawalsBefore =
  /** Of an order that was found: those of the same order. */
  | { ofOrder: number }
  /** No order fits: those of the same address without an order, and all without an order. */
  | { ofAddress: number; strays: number };

/**
 * When the mails of a declaration may leave. One whose order was found waits for none but others of that order, so that strangers, who
 * do not know number and address of orders, hold back no buyer's receipt (§356a(4) BGB).
 */
export function withdrawalMailTime(before: WithdrawalsBefore, now: Date): Date {
  const { recipient, altogether } = mailsPerHour.withdrawal;
  if ("ofOrder" in before) return after(hoursBehind(before.ofOrder, recipient), now);
  const hours = Math.max(
    hoursBehind(before.ofAddress, recipient),
    Math.min(longestHours, hoursBehind(before.strays, altogether)),
  );
  return after(hours, now);
}

/** The time of a further mail of a kind of forms, by what the outbox holds of it. @param event its name in the outbox */
export async function timeOfFormMail(container: MedusaContainer, event: string): Promise<Date> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const leaving = { event, next_try: { $gte: new Date(now.getTime() - hourMs) } };
  const [, before] = await outbox.listAndCountOutboxItems(leaving, { take: 1, select: ["id"] });
  return formMailTime(before, now);
}

/** Whether an address has got as many mails of a kind within the hour as it is to get. @param event its name in the outbox */
export async function hasEnoughMails(
  container: MedusaContainer,
  event: string,
  recipient: string,
): Promise<boolean> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const lately = { event, recipient, created_at: { $gte: new Date(Date.now() - hourMs) } };
  const [, written] = await outbox.listAndCountOutboxItems(lately, { take: 1, select: ["id"] });
  return written >= mailsPerHour.form.recipient;
}
