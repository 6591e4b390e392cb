import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { countFailure, failureDelay } from "../../../platform/rate-limits";

/** Counts a failed lookup; successful ones are not counted. */
export async function countMissedLookup({ number, email }: OrderLookupBody): Promise<void> {
  await countFailure("missedLookupOfNumber", number);
  await countFailure("missedLookupOfAddress", email);
}

/**
 * Whether an order is only opened by mail because of too many failed lookups: by this visitor (as reported by the
 * storefront), for this number or with this address. Nobody is refused, so that strangers who fail on purpose cannot
 * lock a buyer out of an order.
 */
export async function isOpenedByMail({ number, email, by_mail: byMail }: OrderLookupBody): Promise<boolean> {
  if (byMail === true) return true;
  const delays = await Promise.all([
    failureDelay("missedLookupOfNumber", number),
    failureDelay("missedLookupOfAddress", email),
  ]);
  return delays.some((seconds) => seconds > 0);
}
