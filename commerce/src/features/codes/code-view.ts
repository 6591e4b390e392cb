import { shopDay } from "@su-turrone/contract/time-zone";
import { toCents, type Cents } from "@su-turrone/contract/money";
import { revisionOf } from "../staff/revision";
import { isUsable, minimumAttribute, promotionRow } from "../cart/promotion-rules";
import type { Discount } from "./code-form";
import { z } from "@medusajs/framework/zod";
import { currency } from "../../platform/currency";

/** Why a code created in Medusa's own form does not give the discount its owner expects. */
type CodeWarning =
  /** The amount is before VAT, so the discount is higher: 5.50 € instead of 5 € at 10 %. */
  | "net_amount"
  /** The percentage is before VAT, which leaves fractions of a cent. */
  | "net_percent"
  /** It applies to shipping. */
  | "shipping"
  /** It applies to the whole order instead of the goods. */
  | "order"
  /** The amount is deducted from each pack. */
  | "each"
  /** The percentage only applies to some packs. */
  | "pieces"
  /** The amount has no currency, or another one than the shop's. */
  | "currency"
  /** It gives no discount. */
  | "nothing"
  /** It applies automatically; a shopper who enters it is told that there is no such code. */
  | "automatic";

/** Warnings about a code; none for codes created on the page "Codes" or by the seed. */
function warningsOf({
  type,
  is_automatic: automatic,
  is_tax_inclusive: gross,
  application_method: method,
}: CodeRow): CodeWarning[] {
  const warnings: CodeWarning[] = automatic ? ["automatic"] : [];
  if (!method || !method.value) return [...warnings, "nothing"];
  // "buy X get Y" is given in units: neither VAT nor allocation affect its discount
  if (type !== "standard") return warnings;
  const fixed = method.type === "fixed";
  if (method.target_type === "shipping_methods") warnings.push("shipping");
  if (method.target_type === "order") warnings.push("order");
  if (!gross) warnings.push(fixed ? "net_amount" : "net_percent");
  const byPieces = method.allocation === "each" || method.allocation === "once";
  if (fixed && byPieces) warnings.push("each");
  if (!fixed && byPieces && method.max_quantity) warnings.push("pieces");
  if (fixed && method.currency_code !== currency) warnings.push("currency");
  return warnings;
}

export type CodeState = "active" | "planned" | "over" | "used_up" | "off";

export interface ListedCode {
  id: string;
  code: string;
  /** Null when the discount is neither a percentage nor an amount. */
  takes_off: Discount | null;
  /** First and last day, both inclusive: ISO dates in the shop's time zone. */
  from: string | null;
  until: string | null;
  /** Maximum number of uses. */
  limit: number | null;
  used: number;
  /** Minimum goods total before the code, VAT included. */
  minimum_cents: Cents | null;
  /** Whether it has conditions other than a minimum goods total. */
  has_other_conditions: boolean;
  state: CodeState;
  warnings: CodeWarning[];
  /** Whether its dates and limit are its own. */
  is_editable: boolean;
  /** Of what can be changed; a change sends it back. */
  revision: string;
}

function discountOf({ type, application_method: method }: CodeRow): Discount | null {
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

const lastDayBefore = (end: Date): string => shopDay(new Date(end.getTime() - 1));

/** Dates and limit are editable here unless they are shared: with other codes of the campaign, or with a budget. */
export const isEditable = ({ campaign, shares_campaign: shared }: CodeRow): boolean =>
  !campaign || (!campaign.budget && !shared);

/** First and last day of a code, both inclusive. */
export const daysOf = ({ campaign }: CodeRow): { from: string | null; until: string | null } => ({
  from: campaign?.starts_at ? shopDay(campaign.starts_at) : null,
  until: campaign?.ends_at ? lastDayBefore(campaign.ends_at) : null,
});

/**
 * Number of uses of a code. Medusa only counts uses of codes with a limit; for all others the orders are counted.
 * @param orders number of orders with the code
 */
export function usageCountOf({ limit, used, campaign }: CodeRow, orders: number): number {
  if (typeof limit === "number") return used ?? 0;
  return campaign?.budget?.type === "usage" ? (campaign.budget.used ?? 0) : orders;
}

/** A code as shown on the page "Codes". @param orders number of orders with the code */
export function toListedCode(row: CodeRow, orders: number, now: Date): ListedCode {
  const budget = row.campaign?.budget;
  const minimum = minimumOf(row);
  const method = row.application_method;
  const conditions = row.rules.length + (method?.target_rules.length ?? 0) + (method?.buy_rules.length ?? 0);
  const terms = {
    ...daysOf(row),
    limit: row.limit ?? (budget?.type === "usage" ? (budget.limit ?? null) : null),
  };
  return {
    id: row.id,
    code: row.code,
    takes_off: discountOf(row),
    ...terms,
    revision: revisionOf([terms, row.status]),
    used: usageCountOf(row, orders),
    minimum_cents: minimum,
    has_other_conditions: conditions > (minimum === null ? 0 : 1),
    state: stateOf(row, now),
    warnings: warningsOf(row),
    is_editable: isEditable(row),
  };
}

/** A promotion with everything the page "Codes" shows, as returned by `query.graph` with `codeFields`. */
export const codeRow = promotionRow.extend({
  campaign: promotionRow.shape.campaign
    .unwrap()
    .unwrap()
    .extend({
      id: z.string(),
      campaign_identifier: z.string(),
    })
    .nullish(),
  /** Whether other codes have the same campaign; read separately. */
  shares_campaign: z.boolean().default(false),
});

export type CodeRow = z.infer<typeof codeRow>;

export const codeFields = [
  "*",
  ...["rules", "application_method.target_rules", "application_method.buy_rules"].flatMap((rules) => [
    `${rules}.*`,
    `${rules}.values.*`,
  ]),
  "application_method.*",
  "campaign.*",
  "campaign.budget.*",
];
