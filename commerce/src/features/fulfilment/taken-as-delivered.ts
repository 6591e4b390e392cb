import { businessDaysAfter } from "@su-turrone/contract/business-days";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { shopDay, shopTime } from "@su-turrone/contract/time-zone";

/** Hour in the shop's time zone from which parcels are taken as delivered, so that no buyer gets a mail at night. */
const morning = 8;

/**
 * Whether a parcel counts as delivered: the given number of Italian business days has passed since it was shipped.
 * @param sentAt when the carrier took it
 * @param days greater than 0
 */
export function isTakenAsDelivered(sentAt: Date, now: Date, days: number): boolean {
  const due = businessDaysAfter(shopDay(sentAt), days, isItalianHoliday);
  const { day, hour } = shopTime(now);
  return day > due || (day === due && hour >= morning);
}
