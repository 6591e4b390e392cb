import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { jsonRow, jsonRows, partsOf } from "../../platform/json-rows";

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

/** Rule attribute of the minimum goods total: before codes, VAT included. */
export const minimumAttribute = "original_item_total";

/** What decides whether the code of a promotion is valid, what a cart lacks for it, and what it takes off. */
export const promotionRow = z.object({
  id: z.string(),
  code: z.string(),
  type: z.string(),
  status: z.string(),
  is_automatic: z.boolean(),
  is_tax_inclusive: z.boolean(),
  limit: amount.nullish(),
  used: amount.nullish(),
  rules,
  application_method: z
    .object({
      type: z.string(),
      target_type: z.string(),
      value: amount.nullish(),
      currency_code: z.string().nullish(),
      allocation: z.string().nullish(),
      max_quantity: amount.nullish(),
      target_rules: rules,
      buy_rules: rules,
    })
    .nullish(),
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

export type Promotion = z.infer<typeof promotionRow>;

export type PromotionRule = Promotion["rules"][number];

const ruleRows = (knex: Knex, linkTable: string, column: string, owner: string): Knex.Raw =>
  jsonRows(
    knex,
    knex("promotion_rule as rule")
      .join({ rule_link: linkTable }, "rule_link.promotion_rule_id", "rule.id")
      .where(`rule_link.${column}`, knex.ref(owner))
      .whereNull("rule.deleted_at")
      .select("rule.attribute", "rule.operator", {
        values: jsonRows(
          knex,
          partsOf(knex, "promotion_rule_value", "promotion_rule_id", "rule.id").select("part.value"),
        ),
      }),
  );

/** Rows of `promotionRow` as a query on the table `promotion`. */
export const promotionQuery = (knex: Knex): Knex.QueryBuilder =>
  knex("promotion")
    .whereNull("promotion.deleted_at")
    .select(
      "promotion.id",
      "promotion.code",
      "promotion.type",
      "promotion.status",
      "promotion.is_automatic",
      "promotion.is_tax_inclusive",
      "promotion.limit",
      "promotion.used",
      {
        rules: ruleRows(knex, "promotion_promotion_rule", "promotion_id", "promotion.id"),
        application_method: jsonRow(
          knex,
          partsOf(knex, "promotion_application_method", "promotion_id", "promotion.id", "method").select(
            "method.type",
            "method.target_type",
            "method.value",
            "method.currency_code",
            "method.allocation",
            "method.max_quantity",
            {
              target_rules: ruleRows(
                knex,
                "application_method_target_rules",
                "application_method_id",
                "method.id",
              ),
              buy_rules: ruleRows(knex, "application_method_buy_rules", "application_method_id", "method.id"),
            },
          ),
        ),
        campaign: jsonRow(
          knex,
          partsOf(knex, "promotion_campaign", "id", "promotion.campaign_id", "campaign").select(
            "campaign.starts_at",
            "campaign.ends_at",
            {
              budget: jsonRow(
                knex,
                partsOf(knex, "promotion_campaign_budget", "campaign_id", "campaign.id").select(
                  "part.type",
                  "part.limit",
                  "part.used",
                  "part.attribute",
                ),
              ),
            },
          ),
        ),
      },
    );

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
