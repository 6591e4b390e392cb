import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { ReviewBody } from "@su-turrone/contract/form-requests";
import { REVIEWS_MODULE } from "../modules/reviews";
import type { ReviewsService } from "../modules/reviews/service";
import type { Invitation } from "../features/reviews/invitation";

/** Emitted with `{id, product_id}` when a buyer has written a review. */
export const reviewReceived = "review.received";

/** The review, and the order line it is about. */
export type CreateReviewInput = Invitation & Omit<ReviewBody, "token">;

const storeReviewStep = createStep(
  "store-review",
  async (input: CreateReviewInput, { container }) => {
    const service: ReviewsService = container.resolve(REVIEWS_MODULE);
    const { id, product_id } = await service.createReviews({ ...input, status: "pending" });
    return new StepResponse({ id, product_id }, id);
  },
  async (id: string | undefined, { container }) => {
    const service: ReviewsService = container.resolve(REVIEWS_MODULE);
    if (id) await service.deleteReviews(id);
  },
);

/**
 * Stores a review that awaits moderation by the owner. @throws when the line was already reviewed (enforced by the
 * database)
 */
export const createReviewWorkflow = createWorkflow("create-review", (input: CreateReviewInput) => {
  const review = storeReviewStep(input);
  emitEventStep({ eventName: reviewReceived, data: review });
  return new WorkflowResponse(review);
});
