import { beginAttempt, forgiveAttempt } from "@su-turrone/contract/rate-limits";
import type { LookupOutcome } from "~/commerce/order.server";
import { attemptLimit } from "~/platform/rate-limits.server";

/** Misses by invoice number share one counter: only commerce knows the orders they belong to, and counts per order. */
const counterKey = (number: string): string => (/^\d+$/.test(number) ? number : "invoice");

/**
 * Looks up an order and counts a miss; beyond the limit, orders are opened for this client by e-mail only.
 * @param number as returned by `lookupForm`
 * @param lookUp given whether the order may only be opened by e-mail
 */
export async function limitedLookup(
  clientIp: string,
  number: string,
  lookUp: (byMail: boolean) => Promise<LookupOutcome>,
): Promise<LookupOutcome> {
  const limits = [
    attemptLimit("missedLookupOfNumber", clientIp, counterKey(number)),
    attemptLimit("missedLookup", clientIp),
  ];
  const byMail = (await beginAttempt(limits)) > 0;
  let isMiss = false;
  try {
    const outcome = await lookUp(byMail);
    isMiss = outcome.found === null && outcome.reason === "miss";
    return outcome;
  } finally {
    if (!byMail && !isMiss) await forgiveAttempt(limits);
  }
}
