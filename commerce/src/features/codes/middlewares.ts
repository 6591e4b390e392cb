import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { codeChangeBody, newCodeBody } from "./validators";

/** Body schemas of the page "Codes"; registered in api/middlewares.ts. */
export const codeMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/codes",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newCodeBody)],
  },
  {
    matcher: "/admin/codes/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(codeChangeBody)],
  },
];
