import { href } from "@su-turrone/contract/paths";
import { orderKey } from "@su-turrone/contract/tokens";
import type { Language } from "../../../platform/languages";

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
