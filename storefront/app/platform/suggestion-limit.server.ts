import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Suggestions one visitor may ask for in a minute: more than the fastest typist, fewer than a crawler wants. */
const limiter = new RateLimiterMemory({ keyPrefix: "suggest", points: 120, duration: 60 });

/** Seconds this visitor has to wait for the next suggestion; 0 for no time at all. */
export async function suggestionDelay(clientIp: string): Promise<number> {
  try {
    await limiter.consume(clientIp);
    return 0;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return Math.ceil(limit.msBeforeNext / 1000);
    throw limit;
  }
}
