import { createHmac } from "node:crypto";
import { env } from "./env.server";

/**
 * The key that opens one order on commerce: `<exp>.<mac>`, mac = HMAC-SHA256 over `order:<id>:<exp>`,
 * exp in unix seconds. Commerce checks it (src/api/order-access.ts); both halves share SIGNING_SECRET.
 * @param seconds how long the key is good for
 */
export function orderKey(orderId: string, seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const mac = createHmac("sha256", env.SIGNING_SECRET).update(`order:${orderId}:${exp}`).digest("base64url");
  return `${exp}.${mac}`;
}
