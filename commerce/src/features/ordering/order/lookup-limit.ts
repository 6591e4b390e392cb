import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isStorefront, nowInSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../../platform/env";
import { countFailure, failureDelay, sendTooMany } from "../../../platform/rate-limits";
import type { LookupBody } from "./order-lookup";

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup({ number }: LookupBody): Promise<void> {
  await countFailure("missedLookupOfNumber", number);
  await countFailure("missedLookup");
}

/** Answers 429 with Retry-After after too many misses, and to others than the storefront as to a miss. */
export async function limitLookups(
  req: MedusaRequest<LookupBody>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!isStorefront(env().SIGNING_SECRET, req.get(storefrontKeyHeader) ?? "", nowInSeconds())) {
    next(new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found"));
    return;
  }
  const seconds =
    (await failureDelay("missedLookupOfNumber", req.validatedBody.number)) ||
    (await failureDelay("missedLookup"));
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}
