import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const hour = 60 * 60;

/** Forms one visitor may send in an hour; kept in memory only, as the privacy page says. */
const limiter = new RateLimiterMemory({ keyPrefix: "form", points: 10, duration: hour });

/** Orders one visitor may look for in an hour; people mistype, and a household shares an address. */
const lookups = new RateLimiterMemory({ keyPrefix: "lookup", points: 30, duration: hour });

async function mayStill(limit: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** Whether this visitor may send one more form. @param form tells the forms apart */
export const mayStillSend = (form: string, clientIp: string): Promise<boolean> =>
  mayStill(limiter, `${form}:${clientIp}`);

/** Whether this visitor may look for one more order. */
export const mayStillLookUp = (clientIp: string): Promise<boolean> => mayStill(lookups, clientIp);
