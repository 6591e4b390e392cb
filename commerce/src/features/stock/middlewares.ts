import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { stockBody } from "./validators";

/** Body schema of a stock count; registered in api/middlewares.ts. */
export const stockMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/stock/:variant_id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(stockBody)],
  },
];
