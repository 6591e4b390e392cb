import { businessDaysAfter, nextDay, type IsHoliday } from "@su-turrone/contract/business-days";
import { isWithin } from "@su-turrone/contract/pauses";
import { shopTime } from "@su-turrone/contract/time-zone";
import type { DeliverySchedule } from "~/commerce/types";

/** First and last day of a delivery promise, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** The first day from `day` on, on which parcels leave: a business day on which the workshop is open. */
export const nextShippingDay = (
  day: string,
  { closures }: Pick<DeliverySchedule, "closures">,
  isHoliday: IsHoliday,
): string =>
  businessDaysAfter(day, 0, (one) => isHoliday(one) || closures.some((closure) => isWithin(closure, one)));

/**
 * When a parcel arrives that is ordered and paid now: it leaves on the same business day before the cut-off, else on the
 * next on which the workshop is open, and takes so many business days. Weekends and holidays are none; a parcel that has left
 * travels on while the workshop is closed.
 * @param now the time of the order; the shop's clock counts
 */
export function deliveryDates(now: Date, terms: DeliverySchedule, isHoliday: IsHoliday): DeliveryDates {
  const { day, hour } = shopTime(now);
  const { days, cutOffHour } = terms;
  const leaves = nextShippingDay(hour < cutOffHour ? day : nextDay(day), terms, isHoliday);
  return {
    from: businessDaysAfter(leaves, days.from, isHoliday),
    to: businessDaysAfter(leaves, days.to, isHoliday),
  };
}
