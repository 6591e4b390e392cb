import type Medusa from "@medusajs/js-sdk";
import type { CreatePromotionDTO } from "@medusajs/framework/types";
import { runWorkflow } from "./run-workflow";

/* What may exist from before Medusa's routes for it were closed. */

/** Creates a promotion that the page "Promo codes" might not offer. @returns its id */
export async function createPromotion(admin: Medusa, promotion: CreatePromotionDTO): Promise<string> {
  await runWorkflow(admin, "create-promotions", { promotionsData: [promotion] });
  const { promotions } = await admin.admin.promotion.list({ code: promotion.code });
  const [created] = promotions;
  if (!created) throw new Error(`There is no promotion ${promotion.code}`);
  return created.id;
}

/** Creates a price list. @returns its id */
export async function createPriceList(
  admin: Medusa,
  list: Readonly<Record<string, unknown>> & { title: string },
): Promise<string> {
  await runWorkflow(admin, "create-price-lists", { price_lists_data: [list] });
  const { price_lists: lists } = await admin.admin.priceList.list({ q: list.title });
  const [created] = lists;
  if (!created) throw new Error(`There is no price list ${list.title}`);
  return created.id;
}
