import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { consumeLimit } from "../../platform/rate-limit";
import type { ReviewBody } from "./validators";

const hour = 60 * 60;

/** What one link may be tried with; per process, in memory, as in features/messages/form-limits.ts. */
const perToken = new RateLimiterMemory({ keyPrefix: "review", points: 20, duration: hour });

/** A last net against floods: no shop of this size gets as many in an hour. */
const altogether = new RateLimiterMemory({ keyPrefix: "reviews", points: 300, duration: hour });

/** Stands behind the validation of `POST /store/reviews`; the storefront limits by visitor as well. */
export async function limitReviews(
  req: MedusaRequest<ReviewBody>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const may = await consumeLimit(res, async () => {
    await perToken.consume(req.validatedBody.token);
    await altogether.consume("all");
  });
  if (may) next();
}
