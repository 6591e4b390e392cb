import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { newProductBody } from "./validators";

/** Body schemas of new products and drafts; registered in api/middlewares.ts. */
export const newProductMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/new-products",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newProductBody)],
  },
  {
    matcher: "/admin/new-products/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newProductBody)],
  },
];
