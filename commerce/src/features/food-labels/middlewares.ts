import { allowFields, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { foodLabelBody } from "./validators";

/** Bodies of the admin, and the label among the fields of a product in the store; registered in api/middlewares.ts. */
export const foodLabelMiddlewares: MiddlewareRoute[] = [
  {
    matcher: "/admin/food-labels/:product_id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(foodLabelBody)],
  },
  { matcher: "/store/products/:id", middlewares: [allowFields("food_label")] },
];
