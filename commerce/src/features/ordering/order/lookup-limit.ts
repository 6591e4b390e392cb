import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { countFailure, failureDelay } from "../../../platform/rate-limits";

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup({ number, email }: OrderLookupBody): Promise<void> {
  await countFailure("missedLookupOfNumber", number);
  await countFailure("missedLookupOfAddress", email);
}

/**
 * Whether an order is opened by mail only, because too many lookups have missed: of this visitor, as the storefront says, of this
 * number or with this address. Nobody is refused, so that strangers who miss on purpose keep no buyer from the own order.
 */
export async function isOpenedByMail({ number, email, by_mail: byMail }: OrderLookupBody): Promise<boolean> {
  if (byMail === true) return true;
  const delays = await Promise.all([
    failureDelay("missedLookupOfNumber", number),
    failureDelay("missedLookupOfAddress", email),
  ]);
  return delays.some((seconds) => seconds > 0);
}
