import type { ReviewSummaries } from "@su-turrone/contract/reviews";
import { REVIEWS_MODULE } from "../../../../modules/reviews";
import { productIdsOf } from "../../../../platform/list-query";
import { answerWith } from "../../../../platform/with-body";

/**
 * Review summaries of several products: `?product_id=a&product_id=b` returns `{summaries: {a: {count, average, …}}}`.
 */
export const GET = answerWith<ReviewSummaries>(async (req) => {
  const service = req.scope.resolve(REVIEWS_MODULE);
  return { summaries: Object.fromEntries(await service.summariesOf(productIdsOf(req.query))) };
});
