import * as tokens from "@su-turrone/contract/tokens";
import { env } from "./env.server";

const secret = env.SIGNING_SECRET;

const inSeconds = (seconds: number): number => tokens.nowInSeconds() + seconds;

/** The key that opens one order on commerce. @param seconds how long the key is good for */
export const orderKey = (orderId: string, seconds: number): string =>
  tokens.orderKey(secret, orderId, inSeconds(seconds));

/** The key by which commerce knows the storefront; without it no cart opens. @param seconds how long it is good for */
export const storefrontKey = (seconds: number): string => tokens.storefrontKey(secret, inSeconds(seconds));

/** The key of a link that opens a cart on another device: `<cart id>.<exp>.<mac>`. @param seconds how long it is good for */
export const cartKey = (cartId: string, seconds: number): string =>
  tokens.signToken(secret, "cart", [cartId], inSeconds(seconds));

/** The cart a link's key opens; null for a key that is mangled or too old. */
export const cartOfKey = (key: string): string | null =>
  tokens.idOfToken(secret, "cart", key, tokens.nowInSeconds());

/** What the link of a mail may do; commerce makes their tokens and has the last word. */
export type LinkPurpose = Extract<tokens.TokenPurpose, `newsletter-${string}` | `restock-${string}`>;

/** Whether the token of a mail's link is a genuine one, so that its page offers what it is for. */
export const isLinkToken = (purpose: LinkPurpose, token: string): boolean =>
  typeof tokens.verifyToken(secret, purpose, token, tokens.nowInSeconds()) === "object";

/** Whether a text from an address may be a key or token at all; a header takes nothing else. */
export const isKeyLike = (text: string): boolean => /^[\w.~-]{1,300}$/.test(text);
