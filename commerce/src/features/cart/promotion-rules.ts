import { z } from "@medusajs/framework/zod";

const amount = z.coerce.number();

const rules = z
  .array(
    z.object({
      attribute: z.string(),
      operator: z.string(),
      values: z.array(z.object({ value: z.string() })),
    }),
  )
  .nullish()
  .transform((list) => list ?? []);

/** What has to be known of a promotion to say whether its code is good, and what a cart lacks for it. */
export const promotionRow = z.object({
  id: z.string(),
  code: z.string(),
  status: z.string(),
  is_automatic: z.boolean(),
  limit: amount.nullish(),
  used: amount.nullish(),
  rules,
  application_method: z.object({ target_type: z.string(), target_rules: rules, buy_rules: rules }).nullish(),
  campaign: z
    .object({
      starts_at: z.coerce.date().nullish(),
      ends_at: z.coerce.date().nullish(),
      budget: z
        .object({
          type: z.string(),
          limit: amount.nullish(),
          used: amount.nullish(),
          attribute: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

/** A promotion as `query.graph` gives it with `promotionFields`. */
export type Promotion = z.infer<typeof promotionRow>;

/** One condition of a promotion. */
export type PromotionRule = Promotion["rules"][number];

/** The fields `promotionRow` is read from. */
export const promotionFields = [
  "id",
  "code",
  "status",
  "is_automatic",
  "limit",
  "used",
  "rules.attribute",
  "rules.operator",
  "rules.values.value",
  "application_method.target_type",
  "application_method.target_rules.attribute",
  "application_method.target_rules.operator",
  "application_method.target_rules.values.value",
  "application_method.buy_rules.attribute",
  "application_method.buy_rules.operator",
  "application_method.buy_rules.values.value",
  "campaign.starts_at",
  "campaign.ends_at",
  "campaign.budget.type",
  "campaign.budget.limit",
  "campaign.budget.used",
  "campaign.budget.attribute",
];

/**
 * Whether a shopper may use the code at all now. Unknown, drafted, expired, not yet begun and used-up codes are the same to
 * whoever asks, and so are those the shop applies by itself.
 */
export function isUsable(promotion: Promotion, now: Date): boolean {
  const { campaign } = promotion;
  const usedUp = (given: { limit?: number | null; used?: number | null } | null | undefined): boolean =>
    typeof given?.limit === "number" && (given.used ?? 0) >= given.limit;
  return (
    promotion.status === "active" &&
    !promotion.is_automatic &&
    !usedUp(promotion) &&
    (!campaign?.starts_at || campaign.starts_at <= now) &&
    (!campaign?.ends_at || campaign.ends_at > now) &&
    // a budget per e-mail or customer counts for each of them apart; Medusa looks at it when the code is applied
    !(campaign?.budget && campaign.budget.type !== "use_by_attribute" && usedUp(campaign.budget))
  );
}

/** Whether Medusa can only judge the code once the cart has an e-mail address; it throws when asked before. */
export const needsEmail = ({ campaign }: Promotion): boolean =>
  campaign?.budget?.type === "use_by_attribute" && campaign.budget.attribute === "customer_email";
