const minute = 60;
const hour = 60 * minute;

/** Seconds until the next try, after the first, second … one that failed: about three days in all. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/** When a mail is tried again after its `attempts`-th try failed; null when it is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000);
}
