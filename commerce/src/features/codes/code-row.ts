import { z } from "@medusajs/framework/zod";
import { promotionFields, promotionRow } from "../cart/promotion-rules";

const amount = z.coerce.number();

/** A promotion with everything the page "Codes" shows, as returned by `query.graph` with `codeFields`. */
export const codeRow = promotionRow.extend({
  type: z.string(),
  is_tax_inclusive: z.boolean(),
  application_method: promotionRow.shape.application_method
    .unwrap()
    .unwrap()
    .extend({
      type: z.string(),
      value: amount.nullish(),
      currency_code: z.string().nullish(),
      allocation: z.string().nullish(),
      max_quantity: amount.nullish(),
    })
    .nullish(),
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

/** A code as stored by Medusa. */
export type CodeRow = z.infer<typeof codeRow>;

/** The fields parsed by `codeRow`. */
export const codeFields = [
  ...promotionFields,
  "type",
  "is_tax_inclusive",
  "application_method.type",
  "application_method.value",
  "application_method.currency_code",
  "application_method.allocation",
  "application_method.max_quantity",
  "campaign.id",
  "campaign.campaign_identifier",
];
