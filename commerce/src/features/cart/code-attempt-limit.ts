import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { RateLimiterMemory } from "rate-limiter-flexible";

/**
 * Wrong codes one cart may try in an hour; good ones are not counted. Per process, in memory, like the limits of the forms. The
 * storefront limits each visitor besides, because only it knows them.
 */
const wrongCodes = new RateLimiterMemory({ keyPrefix: "wrong-code", points: 10, duration: 60 * 60 });

/** Notes a wrong code. */
export async function countWrongCode(cartId: string): Promise<void> {
  await wrongCodes.penalty(cartId);
}

/** Answers 429 with Retry-After once a cart has tried too many wrong codes. */
export async function limitCodeAttempts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const tried = await wrongCodes.get(req.params["id"] ?? "");
  if (!tried || tried.consumedPoints < wrongCodes.points) {
    next();
    return;
  }
  res.setHeader("Retry-After", String(Math.ceil(tried.msBeforeNext / 1000)));
  res.status(429).json({ type: "not_allowed", message: "Too many codes; please try again later" });
}
