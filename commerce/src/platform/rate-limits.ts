import type { MedusaResponse } from "@medusajs/framework/http";
import { commerceLimits, createRateCounter } from "@su-turrone/contract/rate-limits";
import { Redis } from "ioredis";
import { env } from "./env";
import { logger } from "./logger";

/**
 * One connection for all rate limits; null without REDIS_URL. Commands fail immediately while Redis is unavailable, so
 * that no request waits.
 */
function connect(): Redis | null {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return null;
  const redis = new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on("error", (error: Error) => {
    logger.warn(`Redis cannot be reached; rate limits are counted in this process: ${error.message}`);
  });
  return redis;
}

export const { consumeLimit, attemptLimit, failureDelay, countFailure } = createRateCounter(commerceLimits, {
  prefix: "commerce",
  secret: () => env().SIGNING_SECRET,
  redis: connect,
});

/** Responds with 429 and Retry-After. @param seconds until the client may retry */
export function sendTooMany(res: MedusaResponse, seconds: number): void {
  res.setHeader("Retry-After", String(seconds));
  res.status(429).json({ type: "not_allowed", message: "Too many requests; please try again later" });
}
