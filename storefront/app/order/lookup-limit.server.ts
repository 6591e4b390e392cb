import { countFailure, failureDelay } from "~/platform/rate-limits.server";

/** The digits of a number, without what people write around them ("Nr. 1042"). */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** @returns seconds to wait before an order may be looked for from this address; 0: now. @param number as it was typed */
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
