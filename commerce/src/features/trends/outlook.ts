import { daysAfter } from "./periods";
import { outlookDays } from "./trend-types";

/** Packs ordered in the last `outlookDays`, and a year ago in the days of the outlook. */
interface Demand {
  available: number;
  sold: number;
  season: number;
}

/** Packs of a year ago below which their growth is chance. */
const fewestPacks = 20;

/** Growth since a year ago in per cent, at least half and at most twice as much; 100 after too few sales. Pure. */
export const growthPercent = (now: number, before: number): number =>
  before < fewestPacks ? 100 : Math.min(200, Math.max(50, Math.round((now * 100) / before)));

/**
 * How long the packs of a weight last and how many are missing, if the coming days need as many as the last ones, or as
 * the same days a year ago with the growth since, whichever is more. Pure.
 * @param today ISO 8601, the first of the coming days
 */
export function outlookOf(
  { available, sold, season }: Demand,
  { today, days, growth_percent: growth }: { today: string; days: number; growth_percent: number },
): { to_cook: number; runs_out_on: string | null } {
  const needed = Math.ceil(Math.max((sold * days) / outlookDays, (season * growth) / 100));
  const left = Math.max(0, available);
  const lasts = needed === 0 ? days : Math.floor((left * days) / needed);
  return {
    to_cook: Math.max(0, needed - left),
    runs_out_on: lasts < days ? daysAfter(today, lasts) : null,
  };
}
