import { daysUntil, endOfShopDay, shopDayAfter } from "@su-turrone/contract/time-zone";

/** Days within which the money goes back (Directive 2011/83/EU, art. 13(1)); `shopDayAfter` says how they are counted. */
export const refundDays = 14;

/**
 * Until when the money of a withdrawal has to be back, the last moment of the last day, and how many whole days are left: 0 on that day,
 * negative when it is late.
 */
export function refundClock(receivedAt: Date, now: Date): { due_at: Date; days_left: number } {
  const day = shopDayAfter(receivedAt, refundDays);
  return { due_at: endOfShopDay(day), days_left: daysUntil(day, now) };
}
