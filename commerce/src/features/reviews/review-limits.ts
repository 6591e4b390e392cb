import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReviewBody } from "@su-turrone/contract/form-requests";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";

/**
 * Registered after the validation of `POST /store/reviews`; responds with 429 and Retry-After beyond the limit of a
 * link.
 */
export async function limitReviews(
  req: MedusaRequest<ReviewBody>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds = await consumeLimit("reviewOfLink", req.validatedBody.token);
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}
