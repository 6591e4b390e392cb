import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import type { CreatePromotionDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { decimalEuros, toEuros } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import { minimumAttribute } from "../cart/promotion-rules";
import { findPromotion } from "../cart/promotion-status";
import type { CodeTerms, NewCode } from "./code-form";
import { readRows } from "../../platform/read-rows";

/** Start and end of a code's validity; the last day is included. */
export const campaignPeriodOf = ({ from, until }: Pick<CodeTerms, "from" | "until">) => ({
  starts_at: from === null ? null : startOfShopDay(from),
  ends_at: until === null ? null : startOfShopDay(nextDay(until)),
});

/** The code as Medusa's promotion: on the goods only, VAT included, once for all of them. */
function promotionOf(newCode: NewCode, campaignIdentifier: string): CreatePromotionDTO {
  const { code, takes_off: discount, limit, minimum_cents: minimum } = newCode;
  return {
    code,
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    limit,
    application_method: {
      ...(discount.kind === "percent"
        ? { type: "percentage", value: discount.percent }
        : { type: "fixed", value: toEuros(discount.cents) }),
      target_type: "items",
      allocation: "across",
      currency_code: currency,
    },
    rules:
      minimum === null
        ? []
        : [{ attribute: minimumAttribute, operator: "gte", values: [decimalEuros(minimum)] }],
    // a campaign of its own, so that its dates can be changed independently
    campaign: { name: code, campaign_identifier: campaignIdentifier, ...campaignPeriodOf(newCode) },
  };
}

const identified = z.object({ campaign: z.object({ campaign_identifier: z.string() }).nullish() });

async function campaignOf(container: MedusaContainer, promotionId: string): Promise<string | undefined> {
  const [promotion] = await readRows(container, "promotion", identified, { id: promotionId });
  return promotion?.campaign?.campaign_identifier;
}

/**
 * Creates a code with Medusa's own workflow. Submitting the same form again finds the code created before.
 * @param key key of the form
 * @returns id of the promotion; null when another code with the same letters exists (case-insensitive)
 */
export async function createCode(
  container: MedusaContainer,
  newCode: NewCode,
  key: string,
): Promise<string | null> {
  const identifier = `${newCode.code}-${key}`;
  return container.resolve(Modules.LOCKING).execute(`code:${newCode.code}`, async () => {
    const existing = await findPromotion(container, newCode.code);
    if (existing) return (await campaignOf(container, existing.id)) === identifier ? existing.id : null;
    const { result } = await createPromotionsWorkflow(container).run({
      input: { promotionsData: [promotionOf(newCode, identifier)] },
    });
    return result[0]?.id ?? null;
  });
}
