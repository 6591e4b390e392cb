import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { ReviewBody } from "@su-turrone/contract/form-requests";
import { REVIEWS_MODULE } from "../modules/reviews";
import type { Invitation } from "../features/reviews/invitation";
import type { ReviewStatus } from "../modules/reviews/review-statuses";
import { createSetStatusWorkflow, type StatusChange } from "../platform/set-status-workflow";

/** Emitted with `{id, product_id}` when a buyer has written a review. */
export const reviewReceived = "review.received";

/** The review, and the order line it is about. */
export type CreateReviewInput = Invitation & Omit<ReviewBody, "token">;

const storeReviewStep = createStep(
  "store-review",
  async (input: CreateReviewInput, { container }) => {
    const service = container.resolve(REVIEWS_MODULE);
    const { id, product_id } = await service.createReviews({ ...input, status: "pending" });
    return new StepResponse({ id, product_id }, id);
  },
  async (id: string | undefined, { container }) => {
    const service = container.resolve(REVIEWS_MODULE);
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

/** Emitted with `{id, product_id}` when the public part of a review may have changed. */
export const reviewModerated = "review.moderated";

/** Approves or rejects a review, or sets it back to pending. @throws NOT_FOUND */
export const setReviewStatusWorkflow = createSetStatusWorkflow({
  name: "set-review-status",
  read: (container, id) => container.resolve(REVIEWS_MODULE).retrieveReview(id),
  write: (container, change: StatusChange<ReviewStatus>) =>
    container.resolve(REVIEWS_MODULE).updateReviews([change]),
  emits: { eventName: reviewModerated, data: ({ id, product_id }) => ({ id, product_id }) },
});
