import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sliceOf } from "../../../platform/list-query";
import { adminLanguage } from "../../../platform/admin-language";
import { localeOf } from "../../../platform/languages";
import { reviewStatuses } from "../../../modules/reviews/review-statuses";

/**
 * Reviews with product names in the language of the admin, newest first: `?status&limit&offset` returns
 * `{reviews, count, limit, offset}`.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const status = reviewStatuses.find((one) => one === req.query["status"]);
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data: reviews, metadata } = await query.graph(
    {
      entity: "review",
      fields: ["*", "product.title"],
      filters: status ? { status } : {},
      pagination: { take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
    },
    { locale: localeOf[adminLanguage(req)] },
  );
  res.json({ reviews, count: metadata?.count ?? reviews.length, limit, offset });
}
