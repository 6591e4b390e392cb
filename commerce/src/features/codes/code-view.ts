import { shopDay } from "@su-turrone/contract/time-zone";
import { toCents, type Cents } from "@su-turrone/contract/money";
import { isUsable } from "../cart/promotion-rules";
import type { TakenOff } from "./code-form";
import type { CodeRow } from "./code-row";
import { warningsOf, type CodeWarning } from "./code-warnings";

/** How it stands with a code. */
export type CodeState = "active" | "planned" | "over" | "used_up" | "off";

/** A code on the page "Codes". */
export interface ListedCode {
  id: string;
  code: string;
  /** Null for what is no share and no amount. */
  takes_off: TakenOff | null;
  /** First and last day, both included: ISO dates on the shop's clock. */
  from: string | null;
  until: string | null;
  /** How often it may be used in all. */
  limit: number | null;
  used: number;
  /** Least worth of the goods before the code, VAT included. */
  minimum_cents: Cents | null;
  /** Whether it asks for more than a worth of the goods. */
  has_other_conditions: boolean;
  state: CodeState;
  warnings: CodeWarning[];
  /** Whether its dates and its limit are its own. */
  is_editable: boolean;
}

/** The attribute that a least worth of the goods is kept by: before codes, VAT included. */
export const minimumAttribute = "original_item_total";

function takesOff({ type, application_method: method }: CodeRow): TakenOff | null {
  if (type !== "standard" || !method?.value) return null;
  return method.type === "fixed"
    ? { kind: "amount", cents: toCents(method.value) }
    : { kind: "percent", percent: method.value };
}

function minimumOf({ rules }: CodeRow): Cents | null {
  const rule = rules.find(({ attribute, operator }) => attribute === minimumAttribute && operator === "gte");
  const euros = Number(rule?.values[0]?.value ?? Number.NaN);
  return Number.isFinite(euros) ? toCents(euros) : null;
}

function stateOf(row: CodeRow, now: Date): CodeState {
  const { starts_at: start, ends_at: end } = row.campaign ?? {};
  if (row.status !== "active") return "off";
  if (end && end <= now) return "over";
  if (start && start > now) return "planned";
  return isUsable({ ...row, is_automatic: false }, now) ? "active" : "used_up";
}

/** The last day that a moment is the end of, itself not included any more. */
const lastDayBefore = (end: Date): string => shopDay(new Date(end.getTime() - 1));

/**
 * Dates and limit can be changed here where nothing else has part in them: no other code of the campaign, no budget.
 */
export const isEditable = ({ campaign, shares_campaign: shared }: CodeRow): boolean =>
  !campaign || (!campaign.budget && !shared);

/** First and last day of a code, both included. */
export const daysOf = ({ campaign }: CodeRow): { from: string | null; until: string | null } => ({
  from: campaign?.starts_at ? shopDay(campaign.starts_at) : null,
  until: campaign?.ends_at ? lastDayBefore(campaign.ends_at) : null,
});

/**
 * How often a code was used. Medusa counts only those that may be used so often only; of the others the orders are counted.
 * @param orders that stand with the code
 */
export function usesOf({ limit, used, campaign }: CodeRow, orders: number): number {
  if (typeof limit === "number") return used ?? 0;
  return campaign?.budget?.type === "usage" ? (campaign.budget.used ?? 0) : orders;
}

/** A code as the page "Codes" shows it. @param orders that stand with the code */
export function toListedCode(row: CodeRow, orders: number, now: Date): ListedCode {
  const budget = row.campaign?.budget;
  const minimum = minimumOf(row);
  const method = row.application_method;
  const conditions = row.rules.length + (method?.target_rules.length ?? 0) + (method?.buy_rules.length ?? 0);
  return {
    id: row.id,
    code: row.code,
    takes_off: takesOff(row),
    ...daysOf(row),
    limit: row.limit ?? (budget?.type === "usage" ? (budget.limit ?? null) : null),
    used: usesOf(row, orders),
    minimum_cents: minimum,
    has_other_conditions: conditions > (minimum === null ? 0 : 1),
    state: stateOf(row, now),
    warnings: warningsOf(row),
    is_editable: isEditable(row),
  };
}
