import { env } from "./env.server";
import { log } from "./log.server";

/** Timeout in ms; load balancers poll often and wait only briefly. */
const timeoutMs = 3_000;

/**
 * Whether the shop can sell: the storefront is running and commerce reports that it is ready. Null if commerce is silent;
 * one that stops refuses, and still finishes what it has begun.
 */
export async function isReady(): Promise<boolean | null> {
  try {
    const answer = await fetch(new URL("/health/ready", env.COMMERCE_URL), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch (error) {
    log.warn({ err: error }, "commerce does not report that it is ready");
    return error instanceof Error && error.name === "TimeoutError" ? null : false;
  }
}
