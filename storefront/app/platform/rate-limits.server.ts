import cluster from "node:cluster";
import { createRateCounter, storefrontLimits } from "@su-turrone/contract/rate-limits";
import { env } from "./env.server";
import { sharedRedis } from "./redis.server";

export const { consumeLimit, attemptLimit, failureDelay, countFailure } = createRateCounter(
  storefrontLimits,
  {
    prefix: "storefront",
    secret: () => env.SIGNING_SECRET,
    redis: () => sharedRedis,
    isWorker: cluster.isWorker,
  },
);
