import { daysUntil, endOfShopDay, shopDayAfter } from "@su-turrone/contract/time-zone";

/**
 * Days within which the refund is due (Directive 2011/83/EU, art. 13(1)); see `shopDayAfter` for how they are counted.
 */
export const refundDays = 14;

/**
 * Deadline of the refund for a withdrawal, i.e. the last moment of the last day, and the whole days left: 0 on that
 * day, negative when overdue.
 */
export function refundClock(receivedAt: Date, now: Date): { due_at: Date; days_left: number } {
  const day = shopDayAfter(receivedAt, refundDays);
  return { due_at: endOfShopDay(day), days_left: daysUntil(day, now) };
}
