import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { returnedRefundsBody } from "../ordering/payments/resolve-returned-refunds";
import { lineRefundBody } from "./validators";

/** Body schemas of line refunds; registered in api/middlewares.ts. */
export const lineRefundMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/orders/:id/line-refunds",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(lineRefundBody)],
  },
  {
    matcher: "/admin/orders/:id/returned-refunds",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(returnedRefundsBody)],
  },
];
