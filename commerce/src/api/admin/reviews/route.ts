import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { adminLanguage } from "../../../platform/admin-language";
import { localeOf } from "../../../platform/languages";
import { reviewStatuses } from "../../../modules/reviews/review-statuses";
import { answerWithPage } from "../../../platform/with-body";

/**
 * Reviews with product names in the language of the admin, newest first: `?status&limit&offset` returns
 * `{reviews, count, limit, offset}`.
 */
export const GET = answerWithPage(async (req, page) => {
  const status = reviewStatuses.find((one) => one === req.query["status"]);
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data: reviews, metadata } = await query.graph(
    {
      entity: "review",
      fields: ["*", "product.title"],
      filters: status ? { status } : {},
      pagination: { ...page, order: { created_at: "DESC", id: "DESC" } },
    },
    { locale: localeOf[adminLanguage(req)] },
  );
  return { reviews, count: metadata?.count ?? reviews.length };
});
