import { allowFields, validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { removeDiscountBody, tryDiscountBody } from "./bodies";
import { limitGuesses } from "./guesses";

/** Bodies and limits of what this shop adds to carts; registered in api/middlewares.ts. */
export const cartMiddlewares: MiddlewareRoute[] = [
  // the net weight of a line, also when its product is no longer on sale
  { matcher: "/store/carts", middlewares: [allowFields("items.variant.weight")] },
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(tryDiscountBody), limitGuesses],
  },
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["DELETE"],
    middlewares: [validateAndTransformBody(removeDiscountBody)],
  },
];
