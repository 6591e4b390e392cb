import { setTimeout as pause } from "node:timers/promises";

/** Polls until the result is as expected: events are handled after the response to the request that caused them. */
export async function eventually(ask: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    if (await ask()) return true;
    await pause(50);
  }
  return false;
}
