import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const hour = 60 * 60;

/** Forms one visitor may send in an hour; kept in memory only, as the privacy page says. */
const limiter = new RateLimiterMemory({ keyPrefix: "form", points: 10, duration: hour });

/**
 * Withdrawals from one address in an hour. The law wants the function to be open at all times, and many people share an address:
 * this only keeps a machine from filling the shop's disk.
 */
const withdrawals = new RateLimiterMemory({ keyPrefix: "withdrawal", points: 300, duration: hour });

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
export const maySendForm = (form: string, clientIp: string): Promise<boolean> =>
  mayStill(limiter, `${form}:${clientIp}`);

/** Whether one more withdrawal is taken from this address. */
export const mayWithdraw = (clientIp: string): Promise<boolean> => mayStill(withdrawals, clientIp);
