import { href } from "@su-turrone/contract/paths";
import { signToken } from "@su-turrone/contract/tokens";
import { baseLanguage, type Language } from "../../platform/languages";

/** Validity of a link in seconds: half a year. */
export const reviewLinkSeconds = 182 * 24 * 60 * 60;

/** The fields of an order needed for its review links. */
export interface ReviewableOrder {
  id: string;
  /** Language of the order; German when unknown. */
  language?: Language;
  items: readonly { id: string; product_title: string }[];
}

/** A link in the mail after delivery, one per order line. */
export interface ReviewLink {
  line_item_id: string;
  product_title: string;
  url: string;
}

/**
 * Links for the buyer to write reviews. They are only valid for delivered lines, once each.
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
