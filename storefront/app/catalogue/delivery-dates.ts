import { businessDaysAfter, nextDay, type IsHoliday, shopTime } from "@su-turrone/contract/time-zone";
import { isWithin } from "@su-turrone/contract/pauses";
import type { DeliverySchedule } from "~/commerce/types";

/** First and last expected delivery day, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** First day from `day` on (inclusive) on which parcels are shipped: a business day on which the workshop is open. */
export const nextShippingDay = (
  day: string,
  { closures }: Pick<DeliverySchedule, "closures">,
  isHoliday: IsHoliday,
): string =>
  businessDaysAfter(day, 0, (date) => isHoliday(date) || closures.some((closure) => isWithin(closure, date)));

/**
 * Expected delivery of an order placed and paid now. Before the cut-off it is shipped on the same business day,
 * otherwise on the next one on which the workshop is open, and then takes the given number of business days. Weekends
 * and holidays are not business days; a shipped parcel is still transported while the workshop is closed.
 */
export function deliveryDates(now: Date, terms: DeliverySchedule, isHoliday: IsHoliday): DeliveryDates {
  const { day, hour } = shopTime(now);
  const { business_days: days, cut_off_hour: cutOffHour } = terms;
  const shippingDay = nextShippingDay(hour < cutOffHour ? day : nextDay(day), terms, isHoliday);
  return {
    from: businessDaysAfter(shippingDay, days.from, isHoliday),
    to: businessDaysAfter(shippingDay, days.to, isHoliday),
  };
}

/** Month and day from which the last day for Christmas is told. */
const christmasSeason = "11-15";

/**
 * Last day (ISO date) on which an order placed and paid before the cut-off arrives by Christmas Eve, as the delivery
 * dates promise; null before the season, and once it is too late. The promise is the same for every delivery country.
 */
export function lastDayForChristmas(now: Date, terms: DeliverySchedule, isHoliday: IsHoliday): string | null {
  const { day: today, hour } = shopTime(now);
  const year = today.slice(0, 4);
  if (today < `${year}-${christmasSeason}`) return null;
  const arrivesInTime = (day: string): boolean =>
    nextShippingDay(day, terms, isHoliday) === day &&
    businessDaysAfter(day, terms.business_days.to, isHoliday) <= `${year}-12-24`;
  let last: string | null = null;
  let day = hour < terms.cut_off_hour ? today : nextDay(today);
  for (; day <= `${year}-12-24`; day = nextDay(day)) if (arrivesInTime(day)) last = day;
  return last;
}
