import { z } from "@medusajs/framework/zod";
import { reviewStatuses } from "../../modules/reviews/review-statuses";

/** Body of `POST /admin/reviews/:id`. */
export const reviewStatusBody = z.strictObject({ status: z.enum(reviewStatuses) });

/** New status of a review. */
export type ReviewStatusBody = z.infer<typeof reviewStatusBody>;
