import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Forms one visitor may send in an hour; kept in memory only, as the privacy page says. */
const limiter = new RateLimiterMemory({ keyPrefix: "form", points: 10, duration: 60 * 60 });

/** Whether this visitor may send one more form. @param form tells the forms apart */
export async function mayStillSend(form: string, clientIp: string): Promise<boolean> {
  try {
    await limiter.consume(`${form}:${clientIp}`);
    return true;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return false;
    throw limit;
  }
}
