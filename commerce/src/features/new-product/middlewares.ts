import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { newProductBody } from "./validators";

/** Body of a new product; registered in api/middlewares.ts. */
export const newProductMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/new-products",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newProductBody)],
  },
];
