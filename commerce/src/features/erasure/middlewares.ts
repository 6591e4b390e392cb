import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { erasureBody } from "./validators";

/** Body schemas of the erasure routes; registered in api/middlewares.ts. */
export const erasureMiddlewares: MiddlewareRoute[] = ["/admin/erasures", "/admin/erasure-previews"].map(
  (matcher) => ({ matcher, methods: ["POST"], middlewares: [validateAndTransformBody(erasureBody)] }),
);
