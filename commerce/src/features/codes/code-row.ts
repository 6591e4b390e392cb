import { z } from "@medusajs/framework/zod";
import { promotionFields, promotionRow } from "../cart/promotion-rules";

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

/** A code as stored by Medusa. */
export type CodeRow = z.infer<typeof codeRow>;

/** The fields parsed by `codeRow`. */
export const codeFields = [...promotionFields, "campaign.id", "campaign.campaign_identifier"];
