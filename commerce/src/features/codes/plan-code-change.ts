import type { UpdateCampaignDTO, UpdatePromotionDTO } from "@medusajs/framework/types";
import { readTerms, type ReadForm } from "./code-form";
import type { CodeRow } from "./code-row";
import { daysOf, usageCountOf } from "./code-view";
import { campaignPeriodOf } from "./create-code";
import type { CodeChangeBody } from "./code-requests";

/** Start and end of the validity; the end is exclusive. */
export type CampaignPeriod = Required<Pick<UpdateCampaignDTO, "starts_at" | "ends_at">>;

/** `used` is Medusa's count, which is only maintained for codes with a limit. */
export type PromotionChange = Omit<UpdatePromotionDTO, "id"> & { used?: number };

/** The updates needed for a change to a code. */
export interface CodeChangePlan {
  promotion: PromotionChange | null;
  period: CampaignPeriod | null;
}

const noChange: CodeChangePlan = { promotion: null, period: null };

const currentPeriod = ({ campaign }: CodeRow): CampaignPeriod => ({
  starts_at: campaign?.starts_at ?? null,
  ends_at: campaign?.ends_at ?? null,
});

/**
 * Plans a change to a code; repeating the change results in an empty plan.
 * @param orders number of orders with the code
 */
export function planCodeChange(
  change: CodeChangeBody,
  row: CodeRow,
  orders: number,
  now: Date,
): ReadForm<CodeChangePlan> {
  const period = currentPeriod(row);
  if (change.change === "switch") {
    const status = change.is_active ? "active" : "inactive";
    return { read: row.status === status ? noChange : { ...noChange, promotion: { status } } };
  }
  if (change.change === "end") {
    const hasEnded = row.campaign?.ends_at && row.campaign.ends_at <= now;
    return { read: hasEnded ? noChange : { ...noChange, period: { ...period, ends_at: now } } };
  }
  const used = usageCountOf(row, orders);
  const terms = readTerms(change, used);
  if ("problems" in terms) return terms;
  const { limit, ...days } = terms.read;
  const before = daysOf(row);
  const newPeriod = campaignPeriodOf(days);
  // an unchanged day keeps its exact time: a code ended at noon does not restart because its limit is changed
  const nextPeriod = {
    starts_at: days.from === before.from ? period.starts_at : newPeriod.starts_at,
    ends_at: days.until === before.until ? period.ends_at : newPeriod.ends_at,
  };
  const daysChange = days.from !== before.from || days.until !== before.until;
  // Medusa did not count uses without a limit, so previous uses are set along with it
  const promotion = limit === (row.limit ?? null) ? null : { limit, used };
  return { read: { promotion, period: daysChange ? nextPeriod : null } };
}
