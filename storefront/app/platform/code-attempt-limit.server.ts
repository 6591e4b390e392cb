import { RateLimiterMemory } from "rate-limiter-flexible";

/**
 * Wrong codes from one address in an hour; good ones are not counted. In memory only, as the privacy page says. Many people share
 * an address (a company, a mobile network), so this is only the net behind the limit of each cart, which commerce keeps.
 */
const wrongCodes = new RateLimiterMemory({ keyPrefix: "wrong-code", points: 100, duration: 60 * 60 });

/** Whether one more code may be tried from this address. */
export async function mayTryCode(clientIp: string): Promise<boolean> {
  const tried = await wrongCodes.get(clientIp);
  return (tried?.consumedPoints ?? 0) < wrongCodes.points;
}

/** Notes a wrong code from this address. */
export async function countWrongCode(clientIp: string): Promise<void> {
  await wrongCodes.penalty(clientIp);
}
