import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { beginAttempt, forgiveAttempt, type AttemptLimit } from "@su-turrone/contract/rate-limits";
import { attemptLimit } from "../../../platform/rate-limits";

const limitsOf = ({ number, email }: OrderLookupBody): AttemptLimit[] => [
  attemptLimit("missedLookupOfNumber", number),
  attemptLimit("missedLookupOfAddress", email),
];

/** Reverts the counting of a lookup that was allowed and has found its order. */
export const forgiveLookup = (lookup: OrderLookupBody): Promise<void> => forgiveAttempt(limitsOf(lookup));

/**
 * Counts a lookup, whether or not it will find an order, so that lookups sent at the same time cannot all pass.
 * @returns whether its order is only opened by mail because of too many failed lookups: by this visitor (as reported by
 *   the storefront), for this number or with this address. Nobody is refused, so that strangers who fail on purpose
 *   cannot lock a buyer out of an order.
 */
export const isOpenedByMail = async (lookup: OrderLookupBody): Promise<boolean> =>
  lookup.by_mail === true || (await beginAttempt(limitsOf(lookup))) > 0;
