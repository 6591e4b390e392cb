import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { limitForms } from "../messages/form-limits";
import { restockBody, restockTokenBody } from "./validators";

/** Bodies and limits of restock alerts; registered in api/middlewares.ts. */
export const restockMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/store/restock",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(restockBody), limitForms],
  },
  ...["/store/restock/confirm", "/store/restock/end"].map((matcher): MiddlewareRoute => ({
    matcher,
    methods: ["POST"],
    middlewares: [validateAndTransformBody(restockTokenBody)],
  })),
];
