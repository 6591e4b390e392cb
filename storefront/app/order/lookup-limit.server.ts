import { countFailure, failureDelay } from "~/platform/rate-limits.server";

/** Misses by invoice number share one counter: only commerce knows the orders they belong to, and counts per order. */
const counterKey = (number: string): string => (/^\d+$/.test(number) ? number : "invoice");

/**
 * Seconds during which this client may open orders only by a mailed link; 0 if a lookup may show the order.
 * @param number as returned by `lookupForm`
 */
export const lookupDelay = async (clientIp: string, number: string): Promise<number> =>
  Math.max(
    await failureDelay("missedLookupOfNumber", clientIp, counterKey(number)),
    await failureDelay("missedLookup", clientIp),
  );

/** Counts a lookup that found nothing; successful lookups are not counted. */
export async function countMissedLookup(clientIp: string, number: string): Promise<void> {
  await countFailure("missedLookupOfNumber", clientIp, counterKey(number));
  await countFailure("missedLookup", clientIp);
}
