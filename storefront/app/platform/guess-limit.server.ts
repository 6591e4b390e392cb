import { RateLimiterMemory } from "rate-limiter-flexible";

/** Wrong codes a visitor may try in an hour; good ones are not counted. In memory only, as the privacy page says. */
const wrongCodes = new RateLimiterMemory({ keyPrefix: "wrong-code", points: 15, duration: 60 * 60 });

/** Whether this visitor may try one more code. */
export async function mayStillGuess(clientIp: string): Promise<boolean> {
  const tried = await wrongCodes.get(clientIp);
  return (tried?.consumedPoints ?? 0) < wrongCodes.points;
}

/** Notes a wrong code of this visitor. */
export async function noteWrongCode(clientIp: string): Promise<void> {
  await wrongCodes.penalty(clientIp);
}
