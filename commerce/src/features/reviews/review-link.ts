import { href } from "@su-turrone/contract/paths";
import { signToken } from "@su-turrone/contract/tokens";
import { baseLanguage, type Language } from "../../platform/languages";

/** Seconds a link is good for: half a year. */
export const reviewLinkSeconds = 182 * 24 * 60 * 60;

/** As much of an order as its links need. */
export interface ReviewableOrder {
  id: string;
  /** Language of the order; German where it is not known. */
  language?: Language;
  items: readonly { id: string; product_title: string }[];
}

/** A link for the mail after the delivery, one a line of the order. */
export interface ReviewLink {
  line_item_id: string;
  product_title: string;
  url: string;
}

/**
 * The links a buyer writes reviews with. They open only lines that have been delivered, each once.
 * @param now seconds since 1970
 */
export function reviewLinks(
  { storefrontUrl, secret }: { storefrontUrl: string; secret: string },
  order: ReviewableOrder,
  now: number,
): ReviewLink[] {
  return order.items.map(({ id, product_title }) => {
    const url = new URL(href("writeReview", order.language ?? baseLanguage), storefrontUrl);
    url.searchParams.set("token", signToken(secret, "review", [order.id, id], now + reviewLinkSeconds));
    return { line_item_id: id, product_title, url: url.href };
  });
}
