import type { MedusaResponse } from "@medusajs/framework/http";
import { RateLimiterRes } from "rate-limiter-flexible";

/**
 * Takes the points a request costs; where there are none left, answers 429 with Retry-After.
 * @returns whether the request may go on
 */
export async function consumeLimit(res: MedusaResponse, take: () => Promise<unknown>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) throw limit;
    res.setHeader("Retry-After", String(Math.ceil(limit.msBeforeNext / 1000)));
    res.status(429).json({ type: "not_allowed", message: "Too many at a time; please try again later" });
    return false;
  }
}
