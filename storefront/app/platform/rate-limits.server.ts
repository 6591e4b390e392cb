import cluster from "node:cluster";
import { createRateCounter, storefrontLimits } from "@su-turrone/contract/rate-limits";
import { Redis } from "ioredis";
import { env } from "./env.server";
import { log } from "./log.server";

/** One connection for all limits; null without REDIS_URL. Commands fail at once while Redis is away, so that no visitor waits. */
function connect(): Redis | null {
  if (!env.REDIS_URL) return null;
  const redis = new Redis(env.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on("error", (error: Error) => {
    log.warn({ err: error }, "Redis cannot be reached; rate limits are counted on this machine");
  });
  return redis;
}

export const { consumeLimit, failureDelay, countFailure } = createRateCounter(storefrontLimits, {
  prefix: "storefront",
  secret: () => env.SIGNING_SECRET,
  redis: connect,
  isWorker: cluster.isWorker,
});
