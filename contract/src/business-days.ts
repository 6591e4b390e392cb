/** Whether a day ("2026-12-25") is a public holiday. */
export type IsHoliday = (day: string) => boolean;

/** The following calendar day; computed in UTC, where every day has 24 hours. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function isBusinessDay(day: string, isHoliday: IsHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The business day `count` business days after `day`; with 0, `day` itself or the next business day. */
export function businessDaysAfter(day: string, count: number, isHoliday: IsHoliday): string {
  let current = day;
  while (!isBusinessDay(current, isHoliday)) current = nextDay(current);
  for (let left = count; left > 0; left--) {
    do current = nextDay(current);
    while (!isBusinessDay(current, isHoliday));
  }
  return current;
}
