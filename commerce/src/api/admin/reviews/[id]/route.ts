import { z } from "@medusajs/framework/zod";
import { reviewStatuses } from "../../../../modules/reviews/review-statuses";
import { setReviewStatusWorkflow } from "../../../../workflows/reviews";
import { withAdminBody } from "../../../../platform/with-body";

const reviewStatusBody = z.strictObject({ status: z.enum(reviewStatuses) });

/** Approves or rejects a review, or reverts either: `{review: {id, status}}`. */
export const POST = withAdminBody(reviewStatusBody, async (req, res) => {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await setReviewStatusWorkflow(req.scope).run({ input });
  res.json({ review: input });
});
