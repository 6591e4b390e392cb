import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { isStorefront, nowInSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../../platform/env";
import type { LookupBody } from "./order-lookup";

const hour = 60 * 60;

/**
 * Lookups of an hour that found nothing, as the last nets behind the storefront's limits of each visitor, whom only it knows.
 * They are wide, because whoever fills one closes it to the buyer as well; the links of the mails open the order all the same.
 */
const missesOfNumber = new RateLimiterMemory({ keyPrefix: "lookup", points: 100, duration: hour });
const misses = new RateLimiterMemory({ keyPrefix: "lookups", points: 1000, duration: hour });

/** Notes a lookup that found nothing; those that found an order are not counted. */
export async function countMissedLookup({ number }: LookupBody): Promise<void> {
  await missesOfNumber.penalty(number);
  await misses.penalty("all");
}

const isFull = (limit: RateLimiterMemory, { consumedPoints }: RateLimiterRes): boolean =>
  consumedPoints >= limit.points;

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
  const ofNumber = await missesOfNumber.get(req.validatedBody.number);
  const all = await misses.get("all");
  const full =
    ofNumber && isFull(missesOfNumber, ofNumber) ? ofNumber : all && isFull(misses, all) ? all : null;
  if (!full) {
    next();
    return;
  }
  res.setHeader("Retry-After", String(Math.ceil(full.msBeforeNext / 1000)));
  res.status(429).json({ type: "not_allowed", message: "Too many at a time; please try again later" });
}
