import { MedusaError } from "@medusajs/framework/utils";
import { reviewBody } from "@su-turrone/contract/form-requests";
import { sliceOf, productIdsOf } from "../../../platform/list-query";
import { REVIEWS_MODULE } from "../../../modules/reviews";
import { isReviewed, openInvitation, refuseInvitation } from "../../../features/reviews/invitation";
import { createReviewWorkflow } from "../../../workflows/reviews";
import { consumeLimit, sendTooMany } from "../../../platform/rate-limits";
import { answerWith, withBody } from "../../../platform/with-body";

/**
 * Approved reviews of a product, newest first, with their summary: `?product_id&limit&offset` returns
 * `{reviews, summary, count, limit, offset}`. They contain nothing that identifies an order.
 */
export const GET = answerWith(async (req) => {
  const { limit, offset } = sliceOf(req.query);
  const [product_id, extraId] = productIdsOf(req.query);
  if (product_id === undefined || extraId !== undefined) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "Exactly one product_id is required");
  }
  const service = req.scope.resolve(REVIEWS_MODULE);
  const [rows, count] = await service.listAndCountReviews(
    { product_id, status: "approved" },
    { take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
  );
  const reviews = rows.map(({ id, rating, title, text, display_name, language, created_at }) => ({
    id,
    rating,
    title,
    text,
    display_name,
    language,
    created_at,
  }));
  const summary = (await service.summariesOf([product_id])).get(product_id);
  return { reviews, summary, count, limit, offset };
});

/**
 * Receives a review written through the link in a mail: 201 `{review: {id, status}}`; a refusal states its reason in
 * `type`. 429 beyond the limit of a link.
 */
export const POST = withBody(reviewBody, async (req, res) => {
  const { token, ...said } = req.validatedBody;
  const seconds = await consumeLimit("reviewOfLink", token);
  if (seconds > 0) {
    sendTooMany(res, seconds);
    return;
  }
  const invitation = await openInvitation(req.scope, token);
  if (typeof invitation === "string") {
    refuseInvitation(res, invitation);
    return;
  }
  try {
    const { result } = await createReviewWorkflow(req.scope).run({ input: { ...invitation, ...said } });
    res.status(201).json({ review: { id: result.id, status: "pending" } });
  } catch (error) {
    // submitted twice concurrently: the database has accepted one of them
    if (!(await isReviewed(req.scope, invitation.line_item_id))) throw error;
    refuseInvitation(res, "used");
  }
});
