import { createHmac } from "node:crypto";
import { env } from "./env.server";

/** `<exp>.<mac>`, mac = HMAC-SHA256 over `<what>:<exp>`, exp in unix seconds; commerce/src/signing/key.ts checks it. */
function keyFor(what: string, seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const mac = createHmac("sha256", env.SIGNING_SECRET).update(`${what}:${exp}`).digest("base64url");
  return `${exp}.${mac}`;
}

/**
 * The key that opens one order on commerce; both halves share SIGNING_SECRET.
 * @param seconds how long the key is good for
 */
export const orderKey = (orderId: string, seconds: number): string => keyFor(`order:${orderId}`, seconds);

/** The key by which commerce knows the storefront; without it no cart opens. @param seconds how long it is good for */
export const storefrontKey = (seconds: number): string => keyFor("storefront", seconds);
