import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

const macOf = (what: string, exp: number): string =>
  createHmac("sha256", env.SIGNING_SECRET).update(`${what}:${exp}`).digest("base64url");

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** `<exp>.<mac>`, mac = HMAC-SHA256 over `<what>:<exp>`, exp in unix seconds; commerce/src/platform/signing-key.ts checks it. */
function keyFor(what: string, seconds: number): string {
  const exp = nowInSeconds() + seconds;
  return `${exp}.${macOf(what, exp)}`;
}

/**
 * The key that opens one order on commerce; both halves share SIGNING_SECRET.
 * @param seconds how long the key is good for
 */
export const orderKey = (orderId: string, seconds: number): string => keyFor(`order:${orderId}`, seconds);

/** The key by which commerce knows the storefront; without it no cart opens. @param seconds how long it is good for */
export const storefrontKey = (seconds: number): string => keyFor("storefront", seconds);

/** The key of a link that opens a cart on another device: `<cart id>.<exp>.<mac>`. @param seconds how long it is good for */
export const cartKey = (cartId: string, seconds: number): string =>
  `${cartId}.${keyFor(`cart:${cartId}`, seconds)}`;

/** What the link of a mail may do; commerce makes their tokens (commerce/src/platform/link-token.ts) and has the last word. */
export type LinkPurpose = "newsletter-confirm" | "newsletter-unsubscribe" | "restock-confirm" | "restock-end";

/** The id in `<id>.<exp>.<mac>`, good for one purpose; null for what is mangled or too old. 0 as exp is for ever. */
function idOf(purpose: "cart" | LinkPurpose, token: string): string | null {
  const [, id, digits, mac] = /^(\w{1,64})\.(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (id === undefined || digits === undefined || mac === undefined) return null;
  const exp = Number(digits);
  const expected = Buffer.from(macOf(`${purpose}:${id}`, exp));
  const given = Buffer.from(mac);
  const good = given.length === expected.length && timingSafeEqual(given, expected);
  return good && (exp === 0 || nowInSeconds() < exp) ? id : null;
}

/** The cart a link's key opens; null for a key that is mangled or too old. */
export const cartOfKey = (key: string): string | null => idOf("cart", key);

/** Whether the token of a mail's link is a genuine one, so that its page offers what it is for. */
export const isLinkToken = (purpose: LinkPurpose, token: string): boolean => idOf(purpose, token) !== null;

/** Whether a text from an address may be a key or token at all; a header takes nothing else. */
export const isKeyLike = (text: string): boolean => /^[\w.~-]{1,300}$/.test(text);
