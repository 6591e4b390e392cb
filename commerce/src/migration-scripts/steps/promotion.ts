import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { currency } from "../../platform/currency";
import { promotion } from "../data/shop";

/** The promotion code: a percentage off the goods, tax included. A code deleted by the owner stays deleted. */
export async function getOrCreatePromotion(container: MedusaContainer): Promise<void> {
  const promotions = container.resolve(Modules.PROMOTION);
  const [existing] = await promotions.listPromotions(
    { code: promotion.code },
    { take: 1, withDeleted: true },
  );
  if (existing) return;
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: [
        {
          code: promotion.code,
          type: "standard",
          status: "active",
          is_automatic: false,
          is_tax_inclusive: true,
          application_method: {
            type: "percentage",
            target_type: "items",
            allocation: "across",
            value: promotion.percent,
            currency_code: currency,
          },
        },
      ],
    },
  });
}
