import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/request-fields";
import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { documentInText } from "@su-turrone/contract/order-reference";
import { readOrder } from "./order-record";
import { INVOICES_MODULE } from "../../../modules/invoices";
import { beginAttempt, forgiveAttempt, type AttemptLimit } from "@su-turrone/contract/rate-limits";
import { attemptLimit } from "../../../platform/rate-limits";
import { href } from "@su-turrone/contract/paths";
import { orderKey } from "@su-turrone/contract/tokens";
import type { Language } from "../../../platform/languages";
import { readRows } from "../../../platform/read-rows";

const row = z.object({ id: z.string(), email: z.string().nullish() });

/**
 * Replaces the number of a document in a lookup by the order number, so that failed lookups count towards the order whichever
 * number was used; a lookup without a known one is returned unchanged.
 */
export async function byOrderNumber(
  container: MedusaContainer,
  lookup: OrderLookupBody,
): Promise<OrderLookupBody> {
  const label = documentInText(lookup.number);
  if (label === null) return lookup;
  const documents = container.resolve(INVOICES_MODULE);
  const [issued] = await documents.listShopDocuments({ label }, { take: 1 });
  if (!issued) return lookup;
  const order = await readOrder(container, issued.order_id);
  return order ? { ...lookup, number: String(order.display_id) } : lookup;
}

/** Id of the order with this number and e-mail address; null when there is none. */
export async function findOrder(
  container: MedusaContainer,
  { number, email }: OrderLookupBody,
): Promise<string | null> {
  if (!/^\d+$/.test(number) || email === "") return null;
  const filters = { display_id: Number(number), is_draft_order: false };
  const [found] = await readRows(container, "order", row, filters);
  return found?.email && asciiAddress(found.email.toLowerCase()) === email ? found.id : null;
}

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

/**
 * Validity of the order link in a mail (days): longer than the withdrawal period of a parcel with a long delivery time.
 */
export const orderLinkDays = 180;

const dayInSeconds = 24 * 60 * 60;

/**
 * URL at which a shopper sees an order, including its key; for mails.
 * @param now seconds since 1970
 */
export function orderLink(
  { storefrontUrl, secret }: { storefrontUrl: string; secret: string },
  order: { id: string; language: Language },
  now: number,
): string {
  const url = new URL(href("confirmation", order.language, { id: order.id }), storefrontUrl);
  url.searchParams.set("key", orderKey(secret, order.id, now + orderLinkDays * dayInSeconds));
  return url.href;
}
