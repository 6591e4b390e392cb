import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { lineRefundBody } from "./validators";

/** Body schemas of line refunds; registered in api/middlewares.ts. */
export const lineRefundMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/orders/:id/line-refunds",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(lineRefundBody)],
  },
];
