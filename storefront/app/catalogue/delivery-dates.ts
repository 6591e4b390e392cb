import { businessDaysAfter, nextDay, type IsHoliday } from "@su-turrone/contract/business-days";
import { shopTime } from "@su-turrone/contract/time-zone";
import type { DeliveryTerms } from "~/commerce/types";

/** First and last day of a delivery promise, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/**
 * When a parcel arrives that is ordered and paid now: it leaves on the same business day before the cut-off, else on the
 * next, and takes so many business days. Weekends and holidays are none.
 * @param now the time of the order; the shop's clock counts
 */
export function deliveryDates(
  now: Date,
  { days, cutOffHour }: DeliveryTerms,
  isHoliday: IsHoliday,
): DeliveryDates {
  const { day, hour } = shopTime(now);
  const leaves = businessDaysAfter(hour < cutOffHour ? day : nextDay(day), 0, isHoliday);
  return {
    from: businessDaysAfter(leaves, days.from, isHoliday),
    to: businessDaysAfter(leaves, days.to, isHoliday),
  };
}
