import { businessDaysAfter } from "@su-turrone/contract/business-days";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { shopDay } from "@su-turrone/contract/time-zone";

/**
 * Whether a parcel counts as delivered: the given number of Italian business days has passed since it was shipped.
 * @param sentAt when the carrier took it
 * @param days greater than 0
 */
export const isTakenAsDelivered = (sentAt: Date, now: Date, days: number): boolean =>
  shopDay(now) >= businessDaysAfter(shopDay(sentAt), days, isItalianHoliday);
