import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReviewSummaries } from "@su-turrone/contract/reviews";
import { REVIEWS_MODULE } from "../../../../modules/reviews";
import { productIdsOf } from "../../../../platform/list-query";

/**
 * Review summaries of several products: `?product_id=a&product_id=b` returns `{summaries: {a: {count, average, …}}}`.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<ReviewSummaries>): Promise<void> {
  const service = req.scope.resolve(REVIEWS_MODULE);
  res.json({ summaries: Object.fromEntries(await service.summariesOf(productIdsOf(req.query))) });
}
