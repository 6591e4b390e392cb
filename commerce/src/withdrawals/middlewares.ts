import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { limitForms } from "../messages/limits";
import { withdrawalBody, withdrawalStatusBody } from "./bodies";

/** Bodies and limits of withdrawals; registered in api/middlewares.ts. */
export const withdrawalMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/withdrawals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalBody), limitForms],
  },
  {
    matcher: "/admin/withdrawals/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalStatusBody)],
  },
];
