import { REVIEWS_MODULE } from "../modules/reviews";
import type { ReviewStatus } from "../modules/reviews/review-statuses";
import type { ReviewsService } from "../modules/reviews/service";
import { createSetStatusWorkflow, type StatusChange } from "../platform/set-status-workflow";

/** Emitted with `{id, product_id}` when the public part of a review may have changed. */
export const reviewModerated = "review.moderated";

/** Approves or rejects a review, or sets it back to pending. @throws NOT_FOUND */
export const setReviewStatusWorkflow = createSetStatusWorkflow({
  name: "set-review-status",
  read: (container, id) => container.resolve<ReviewsService>(REVIEWS_MODULE).retrieveReview(id),
  write: (container, change: StatusChange<ReviewStatus>) =>
    container.resolve<ReviewsService>(REVIEWS_MODULE).updateReviews([change]),
  emits: { eventName: reviewModerated, data: ({ id, product_id }) => ({ id, product_id }) },
});
