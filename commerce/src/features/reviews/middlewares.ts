import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { reviewBody } from "@su-turrone/contract/form-requests";
import { reviewStatusBody } from "./validators";
import { limitReviews } from "./review-limits";

/** Body schemas and rate limits of reviews; registered in api/middlewares.ts. */
export const reviewMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/reviews",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(reviewBody), limitReviews],
  },
  {
    matcher: "/admin/reviews/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(reviewStatusBody)],
  },
];
