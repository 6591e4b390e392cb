/** The zone of the shop's clock: that of the workshop. What is stored is UTC; what is shown, dated or due is in this zone. */
export const shopTimeZone = "Europe/Rome";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: shopTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Day (ISO 8601 date) and hour (0 to 23) of a moment on the shop's clock. */
export function shopTime(at: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"] ?? ""}-${parts["month"] ?? ""}-${parts["day"] ?? ""}`,
    hour: Number(parts["hour"]),
  };
}

/** The day (ISO 8601 date) of a moment on the shop's clock. */
export const shopDay = (at: Date): string => shopTime(at).day;

const offsetClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  timeZoneName: "longOffset",
});

/** Hours that Rome's clocks are ahead of UTC at a moment. */
function offsetHours(at: Date): number {
  const name = offsetClock.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
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
