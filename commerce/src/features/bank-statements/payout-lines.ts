import type { MedusaContainer } from "@medusajs/framework/types";
import { startOfShopDay } from "@su-turrone/contract/time-zone";
import { logFailure } from "../../platform/error-message";
import type { Payout } from "../month-end/balance-sums";
import { payoutsBetween } from "../month-end/stripe-balance";
import type { StatementLine } from "./statement-line";

const dayMs = 24 * 60 * 60 * 1000;

/** Days between Stripe's expected arrival of a payout and the day on which the bank books it, in either direction. */
const maxDaysApart = 5;
/** Days a payout may take from Stripe to the bank. */
const maxDaysOnTheWay = 14;

/** Whether a credit comes from Stripe, which writes its name into every payout. */
export const isFromStripe = ({ direction, reversal, counterparty, text, details }: StatementLine): boolean =>
  direction === "in" && !reversal && /\bstripe\b/i.test(`${counterparty} ${text} ${details}`);

/** The payout that a credit of Stripe is: its amount, about the expected day; null for any other line. */
export function payoutFor(line: StatementLine, payouts: readonly Payout[]): Payout | null {
  if (!isFromStripe(line)) return null;
  const apart = ({ arrives }: Payout) => Math.abs(Date.parse(arrives) - Date.parse(line.day)) / dayMs;
  const fitting = payouts.filter(
    (payout) => !payout.failed && payout.cents === line.amount_cents && apart(payout) <= maxDaysApart,
  );
  return fitting.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** The payouts that credits of Stripe can be; none while Stripe does not answer, as everything else can be booked. */
export async function payoutsNear(
  container: MedusaContainer,
  credits: readonly StatementLine[],
): Promise<Payout[]> {
  const days = credits.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const at = (day: string, shift: number) => new Date(startOfShopDay(day).getTime() + shift * dayMs);
  try {
    return await payoutsBetween({ from: at(first, -maxDaysOnTheWay), before: at(last, 1) });
  } catch (error) {
    logFailure(container, "Stripe's payouts could not be read", error);
    return [];
  }
}
