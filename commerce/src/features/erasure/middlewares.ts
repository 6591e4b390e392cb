import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { erasureBody } from "./validators";

/** Bodies of the erasure of a person; registered in api/middlewares.ts. */
export const erasureMiddlewares: MiddlewareRoute[] = ["/admin/erasures", "/admin/erasure-previews"].map(
  (matcher) => ({ matcher, methods: ["POST"], middlewares: [validateAndTransformBody(erasureBody)] }),
);
