import { Redis } from "ioredis";
import { env } from "./env.server";
import { log } from "./log.server";

/** A Redis that has not answered by then (ms) is taken for one that is away. */
const longestAnswer = 1_000;

/** Commands fail at once while Redis is away, and soon where it hangs, so that no visitor waits. */
function connect(): Redis | null {
  if (!env.REDIS_URL) return null;
  const client = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: longestAnswer,
  });
  client.on("error", (error: Error) => {
    log.warn({ err: error }, "Redis cannot be reached; limits and lost answers are kept on this machine");
  });
  return client;
}

/**
 * The one connection of this process to what all storefronts share; null without REDIS_URL. It is opened with the program: a command
 * at the first use would come before it.
 */
export const sharedRedis = connect();
