import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { REVIEWS_MODULE } from "../modules/reviews";
import type { ReviewStatus } from "../modules/reviews/kinds";
import type { ReviewsService } from "../modules/reviews/service";

/** Emitted with `{id, product_id}` when what the shop shows of a review may have changed. */
export const reviewModerated = "review.moderated";

/** A review and its new status. */
export interface SetReviewStatusInput {
  id: string;
  status: ReviewStatus;
}

const setStatusStep = createStep(
  "set-review-status",
  async ({ id, status }: SetReviewStatusInput, { container }) => {
    const service: ReviewsService = container.resolve(REVIEWS_MODULE);
    const before = await service.retrieveReview(id);
    await service.updateReviews([{ id, status }]);
    return new StepResponse({ id, product_id: before.product_id }, { id, status: before.status });
  },
  async (before: SetReviewStatusInput | undefined, { container }) => {
    const service: ReviewsService = container.resolve(REVIEWS_MODULE);
    if (before) await service.updateReviews([before]);
  },
);

/** Approves or rejects a review, or puts it back among those that wait. @throws NOT_FOUND */
export const setReviewStatusWorkflow = createWorkflow("set-review-status", (input: SetReviewStatusInput) => {
  const review = setStatusStep(input);
  emitEventStep({ eventName: reviewModerated, data: review });
  return new WorkflowResponse(input);
});
