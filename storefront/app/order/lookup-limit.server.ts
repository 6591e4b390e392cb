import { countFailure, failureDelay } from "~/platform/rate-limits.server";

/** The digits of a number, without what people write around them ("Nr. 1042"). */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** @returns seconds for which an order is opened to this address by mail only; 0: it may be shown. @param number as it was typed */
export const lookupDelay = async (clientIp: string, number: string): Promise<number> =>
  Math.max(
    await failureDelay("missedLookupOfNumber", clientIp, digitsOf(number)),
    await failureDelay("missedLookup", clientIp),
  );

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup(clientIp: string, number: string): Promise<void> {
  await countFailure("missedLookupOfNumber", clientIp, digitsOf(number));
  await countFailure("missedLookup", clientIp);
}
