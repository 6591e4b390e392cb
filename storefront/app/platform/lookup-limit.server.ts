import { RateLimiterMemory } from "rate-limiter-flexible";

const hour = 60 * 60;

/**
 * Lookups from one address in an hour that found nothing; those that found an order are not counted. One order number may be
 * tried ten times, so that a stranger elsewhere cannot close it to its buyer; all numbers together a hundred times, because
 * many people share an address. In memory only, as the privacy page says.
 */
const missesOfNumber = new RateLimiterMemory({ keyPrefix: "lookup-number", points: 10, duration: hour });
const misses = new RateLimiterMemory({ keyPrefix: "lookup", points: 100, duration: hour });

/** The number without what people write around it. */
const keyOf = (clientIp: string, number: string): string => `${clientIp}:${number.replace(/\D/g, "")}`;

async function isOpen(limit: RateLimiterMemory, key: string): Promise<boolean> {
  const missed = await limit.get(key);
  return (missed?.consumedPoints ?? 0) < limit.points;
}

/** Whether an order may be looked for from this address once more. @param number as it was typed */
export const mayLookUpOrder = async (clientIp: string, number: string): Promise<boolean> =>
  (await isOpen(missesOfNumber, keyOf(clientIp, number))) && (await isOpen(misses, clientIp));

/** Notes a lookup that found nothing. */
export async function countMissedLookup(clientIp: string, number: string): Promise<void> {
  await missesOfNumber.penalty(keyOf(clientIp, number));
  await misses.penalty(clientIp);
}
