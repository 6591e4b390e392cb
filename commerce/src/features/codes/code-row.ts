import { z } from "@medusajs/framework/zod";
import { promotionFields, promotionRow } from "../cart/promotion-rules";

const amount = z.coerce.number();

/** A promotion with all that the page "Codes" says of it, as `query.graph` gives it with `codeFields`. */
export const codeRow = promotionRow.extend({
  type: z.string(),
  is_tax_inclusive: z.boolean(),
  application_method: z
    .object({
      type: z.string(),
      value: amount.nullish(),
      currency_code: z.string().nullish(),
      target_type: z.string(),
      allocation: z.string().nullish(),
      target_rules: z.array(z.unknown()).nullish(),
      buy_rules: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  campaign: promotionRow.shape.campaign
    .unwrap()
    .unwrap()
    .extend({
      id: z.string(),
      campaign_identifier: z.string(),
      promotions: z.array(z.object({ id: z.string() })).nullish(),
    })
    .nullish(),
});

/** A code as Medusa keeps it. */
export type CodeRow = z.infer<typeof codeRow>;

/** The fields `codeRow` is read from. */
export const codeFields = [
  ...promotionFields,
  ...["type", "is_tax_inclusive", "application_method.type", "application_method.value"],
  ...["application_method.currency_code", "application_method.allocation"],
  ...["campaign.id", "campaign.campaign_identifier", "campaign.promotions.id"],
];
