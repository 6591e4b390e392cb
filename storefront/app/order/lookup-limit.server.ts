import { countFailure, failureDelay } from "~/platform/rate-limits.server";

/** Misses by invoices count together: which orders they are of commerce alone knows, and counts them for those. */
const countedAs = (number: string): string => (/^\d+$/.test(number) ? number : "invoice");

/** @returns seconds for which an order is opened to this address by mail only; 0: it may be shown. @param number as `lookupForm` gives it */
export const lookupDelay = async (clientIp: string, number: string): Promise<number> =>
  Math.max(
    await failureDelay("missedLookupOfNumber", clientIp, countedAs(number)),
    await failureDelay("missedLookup", clientIp),
  );

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup(clientIp: string, number: string): Promise<void> {
  await countFailure("missedLookupOfNumber", clientIp, countedAs(number));
  await countFailure("missedLookup", clientIp);
}
