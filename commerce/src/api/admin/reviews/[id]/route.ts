import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReviewStatusBody } from "../../../../features/reviews/validators";
import { setReviewStatusWorkflow } from "../../../../workflows/reviews";

/** Approves or rejects a review, or reverts either: `{review: {id, status}}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<ReviewStatusBody>,
  res: MedusaResponse,
): Promise<void> {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await setReviewStatusWorkflow(req.scope).run({ input });
  res.json({ review: input });
}
