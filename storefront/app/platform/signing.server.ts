import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

const macOf = (what: string, exp: number): string =>
  createHmac("sha256", env.SIGNING_SECRET).update(`${what}:${exp}`).digest("base64url");

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** `<exp>.<mac>`, mac = HMAC-SHA256 over `<what>:<exp>`, exp in unix seconds; commerce/src/signing/key.ts checks it. */
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

/** The cart a link's key opens; null for a key that is mangled or too old. */
export function cartOfKey(key: string): string | null {
  const [, id, digits, mac] = /^(\w{1,60})\.(\d{1,12})\.([\w-]+)$/.exec(key) ?? [];
  if (id === undefined || digits === undefined || mac === undefined) return null;
  const expected = Buffer.from(macOf(`cart:${id}`, Number(digits)));
  const given = Buffer.from(mac);
  const good = given.length === expected.length && timingSafeEqual(given, expected);
  return good && nowInSeconds() < Number(digits) ? id : null;
}
