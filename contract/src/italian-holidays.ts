import Holidays from "date-holidays";

const calendar = new Holidays("IT", { types: ["public"] });
const byYear = new Map<string, ReadonlySet<string>>();

/**
 * Whether a day ("2027-03-29") is a national holiday in Italy, including Easter Monday and San Francesco (since 2026).
 */
export function isItalianHoliday(day: string): boolean {
  const year = day.slice(0, 4);
  let days = byYear.get(year);
  if (!days) {
    days = new Set(calendar.getHolidays(Number(year)).map(({ date }) => date.slice(0, 10)));
    byYear.set(year, days);
  }
  return days.has(day);
}
