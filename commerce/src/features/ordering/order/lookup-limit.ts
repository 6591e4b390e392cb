import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderLookupBody } from "@su-turrone/contract/form-requests";
import { countFailure, failureDelay, sendTooMany } from "../../../platform/rate-limits";

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup({ number }: OrderLookupBody): Promise<void> {
  await countFailure("missedLookupOfNumber", number);
  await countFailure("missedLookup");
}

/** Answers 429 with Retry-After after too many misses. */
export async function limitLookups(
  req: MedusaRequest<OrderLookupBody>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds =
    (await failureDelay("missedLookupOfNumber", req.validatedBody.number)) ||
    (await failureDelay("missedLookup"));
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}
