import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { refundAccountBody } from "@su-turrone/contract/form-requests";

/** Body schemas of the accounts for refunds; registered in api/middlewares.ts. */
export const refundTransferMiddlewares: MiddlewareRoute[] = ["/store", "/admin"].map((api) => ({
  matcher: `${api}/orders/:id/refund-account`,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(refundAccountBody)],
}));
