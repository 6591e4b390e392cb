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

/** The fields of a promotion needed to tell whether its code is valid, and what a cart lacks for it. */
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

/** A promotion as returned by `query.graph` with `promotionFields`. */
export type Promotion = z.infer<typeof promotionRow>;

/** One rule of a promotion. */
export type PromotionRule = Promotion["rules"][number];

/** The fields parsed by `promotionRow`. */
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
 * Whether shoppers can currently use the code. Unknown, draft, expired, future and used-up codes are indistinguishable
 * to the shopper, and so are automatic promotions.
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
    // a budget per e-mail or customer counts for each of them separately; Medusa checks it when the code is applied
    !(campaign?.budget && campaign.budget.type !== "use_by_attribute" && usedUp(campaign.budget))
  );
}

/** Whether Medusa can only evaluate the code once the cart has an e-mail address; it throws otherwise. */
export const needsEmail = ({ campaign }: Promotion): boolean =>
  campaign?.budget?.type === "use_by_attribute" && campaign.budget.attribute === "customer_email";
