import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSellability } from "../../../../../features/catalogue/read-sellability";
import { env } from "../../../../../platform/env";
import { publishingProblem } from "../../../../../features/food-labels/publishing";
import { FOOD_LABELS_MODULE } from "../../../../../modules/food-labels";
import type { FoodLabelsService } from "../../../../../modules/food-labels/service";

/** Why a product or its weights cannot be sold: `{variants, publishing_problem, production}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const productId = req.params["id"] ?? "";
  const service: FoodLabelsService = req.scope.resolve(FOOD_LABELS_MODULE);
  const [variants, label] = await Promise.all([
    readSellability(req.scope, { product_id: productId }),
    service.labelOf(productId),
  ]);
  res.json({
    variants,
    publishing_problem: publishingProblem(label),
    production: env().SHOP_MODE === "production",
  });
}
