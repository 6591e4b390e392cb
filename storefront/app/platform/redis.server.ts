import { Redis } from "ioredis";
import { env } from "./env.server";
import { log } from "./log.server";

/** A Redis that does not respond within this time (ms) is treated as down. */
const commandTimeoutMs = 1_000;

/** Commands fail at once while Redis is down and soon while it hangs, so that no visitor waits. */
function connect(): Redis | null {
  if (!env.REDIS_URL) return null;
  const client = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
  });
  client.on("error", (error: Error) => {
    log.warn(
      { err: error },
      "Redis cannot be reached; rate limits and stored form responses are kept on this machine",
    );
  });
  return client;
}

/**
 * This process's connection to the Redis shared by all storefronts; null without REDIS_URL. Opened at startup, because
 * a command sent on first use would precede the connection.
 */
export const sharedRedis = connect();
