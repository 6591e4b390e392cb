import { allowFields, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { foodLabelBody } from "./validators";

/**
 * Body schemas of the admin, and the label as an allowed product field in the store API; registered in
 * api/middlewares.ts.
 */
export const foodLabelMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/food-labels/:product_id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(foodLabelBody)],
  },
  { matcher: "/store/products/:id", middlewares: [allowFields("food_label")] },
];
