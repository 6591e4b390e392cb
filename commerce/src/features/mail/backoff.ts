const minute = 60;
const hour = 60 * minute;

/** Seconds until the next attempt after the first, second … failed one: about three days in total. */
const delaysSeconds = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];

/** Time of the next attempt after the `attempts`-th attempt failed; null when the mail is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const wait = delaysSeconds[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000);
}
