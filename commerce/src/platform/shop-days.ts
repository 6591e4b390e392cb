import { shopTimeZone } from "@su-turrone/contract/time-zone";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  timeZoneName: "longOffset",
});

/** Hours that Rome's clocks are ahead of UTC at a moment. */
function offsetHours(at: Date): number {
  const name = clock.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return Number(/^GMT\+(\d{2}):00$/.exec(name)?.[1] ?? Number.NaN);
}

/**
 * The moment a day begins on the shop's clock. Clocks there are changed at 01:00 UTC, never between the midnight of Rome and that of UTC.
 * @param day ISO date
 */
export function startOfShopDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  return new Date(midnight.getTime() - offsetHours(midnight) * 60 * 60 * 1000);
}

const dayInMs = 24 * 60 * 60 * 1000;

/** The day after an ISO date. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayInMs).toISOString().slice(0, 10);
