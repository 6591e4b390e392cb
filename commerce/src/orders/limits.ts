import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LookupBody } from "./lookup";

const hour = 60 * 60;

/** Whoever has an order number does not get to try addresses: so many looks at one number an hour. */
const perNumber = new RateLimiterMemory({ keyPrefix: "lookup", points: 10, duration: hour });

/** A last net against going through the numbers. */
const altogether = new RateLimiterMemory({ keyPrefix: "lookups", points: 600, duration: hour });

/** Answers 429 with Retry-After to too many lookups. The storefront limits each visitor, because only it knows them. */
export async function limitLookups(
  req: MedusaRequest<LookupBody>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    await perNumber.consume(req.validatedBody.number);
    await altogether.consume("all");
  } catch (limit) {
    if (!(limit instanceof RateLimiterRes)) {
      next(limit);
      return;
    }
    res.setHeader("Retry-After", String(Math.ceil(limit.msBeforeNext / 1000)));
    res.status(429).json({ type: "not_allowed", message: "Too many at a time; please try again later" });
    return;
  }
  next();
}
