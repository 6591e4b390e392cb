/** Days within which the money goes back (Directive 2011/83/EU, art. 13(1)). */
export const refundDays = 14;

const dayInMs = 24 * 60 * 60 * 1000;

/** Until when the money of a withdrawal has to be back, and how many whole days are left; negative when it is late. */
export function refundClock(receivedAt: Date, now: Date): { due_at: Date; days_left: number } {
  const due_at = new Date(receivedAt.getTime() + refundDays * dayInMs);
  return { due_at, days_left: Math.floor((due_at.getTime() - now.getTime()) / dayInMs) };
}
