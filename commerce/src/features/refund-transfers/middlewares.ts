import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { refundAccountBody } from "@su-turrone/contract/form-requests";
import { sentRefundBody } from "../bank-statements/validators";

/** Body schemas of refunds by bank transfer and the accounts for them; registered in api/middlewares.ts. */
export const refundTransferMiddlewares: MiddlewareRoute[] = [
  ...["/store", "/admin"].map((api): MiddlewareRoute => ({
    matcher: `${api}/orders/:id/refund-account`,
    methods: ["POST"],
    middlewares: [validateAndTransformBody(refundAccountBody)],
  })),
  {
    matcher: "/admin/refund-transfers/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(sentRefundBody)],
  },
];
