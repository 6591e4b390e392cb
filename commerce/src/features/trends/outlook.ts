import { daysAfter } from "./periods";
import { outlookDays } from "./trend-types";

/** Packs ordered in the last and, a year ago, in the coming `outlookDays`. */
interface Demand {
  available: number;
  sold: number;
  season: number;
}

/**
 * How long the packs of a weight last and how many are missing, if the next days need as many as the last ones, or as
 * the same days a year ago, whichever is more. Pure. @param today ISO 8601
 */
export function outlookOf(
  { available, sold, season }: Demand,
  today: string,
): { to_cook: number; runs_out_on: string | null } {
  const needed = Math.max(sold, season);
  const left = Math.max(0, available);
  const lasts = needed === 0 ? outlookDays : Math.floor((left * outlookDays) / needed);
  return {
    to_cook: Math.max(0, needed - left),
    runs_out_on: lasts < outlookDays ? daysAfter(today, lasts) : null,
  };
}
