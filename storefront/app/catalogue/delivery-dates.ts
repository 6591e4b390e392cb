import { businessDaysAfter, nextDay, type IsHoliday } from "@su-turrone/contract/business-days";
import type { DeliveryTerms } from "~/commerce/types";

/** First and last day of a delivery promise, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

const workshopClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Day and hour in Tonara. */
function inTonara(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(workshopClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"] ?? ""}-${parts["month"] ?? ""}-${parts["day"] ?? ""}`,
    hour: Number(parts["hour"]),
  };
}

/**
 * When a parcel arrives that is ordered and paid now: it leaves on the same business day before the cut-off, else on the
 * next, and takes so many business days. Weekends and holidays are none.
 * @param now the time of the order; the workshop's clock (Europe/Rome) counts
 */
export function deliveryDates(
  now: Date,
  { days, cutOffHour }: DeliveryTerms,
  isHoliday: IsHoliday,
): DeliveryDates {
  const { day, hour } = inTonara(now);
  const leaves = businessDaysAfter(hour < cutOffHour ? day : nextDay(day), 0, isHoliday);
  return {
    from: businessDaysAfter(leaves, days.from, isHoliday),
    to: businessDaysAfter(leaves, days.to, isHoliday),
  };
}
