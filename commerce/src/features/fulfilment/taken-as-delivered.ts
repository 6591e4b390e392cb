import { businessDaysAfter } from "@su-turrone/contract/business-days";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { shopDay } from "@su-turrone/contract/time-zone";

/**
 * Whether a parcel counts as delivered: so many business days in Italy have passed since the day it was sent.
 * @param sentAt when the carrier took it
 * @param days more than 0
 */
export const isTakenAsDelivered = (sentAt: Date, now: Date, days: number): boolean =>
  shopDay(now) >= businessDaysAfter(shopDay(sentAt), days, isItalianHoliday);
