import { countFailure, failureDelay } from "~/platform/rate-limits.server";

/** The digits of a number, without what people write around them ("Nr. 1042"). */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** Whether an order may be looked for from this address once more. @param number as it was typed */
export const mayLookUpOrder = async (clientIp: string, number: string): Promise<boolean> =>
  (await failureDelay("missedLookupOfNumber", clientIp, digitsOf(number))) === 0 &&
  (await failureDelay("missedLookup", clientIp)) === 0;

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup(clientIp: string, number: string): Promise<void> {
  await countFailure("missedLookupOfNumber", clientIp, digitsOf(number));
  await countFailure("missedLookup", clientIp);
}
