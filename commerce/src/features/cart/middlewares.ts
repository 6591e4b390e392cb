import {
  allowFields,
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isDelivered } from "@su-turrone/contract/countries";
import { addressedBody, removeDiscountBody, tryDiscountBody } from "./validators";
import { problemSentences } from "./completion-check";
import { limitCodeAttempts } from "./code-attempt-limit";

/** Refuses an address nothing is sent to; the hook of the completion is the last to look. */
function refuseUndelivered(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const address = addressedBody.safeParse(req.body).data?.shipping_address;
  const delivered = !address || isDelivered(address.country_code, address.postal_code, address.city ?? "");
  next(
    delivered ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, problemSentences.not_delivered),
  );
}

/** Bodies and limits of what this shop adds to carts; registered in api/middlewares.ts. */
export const cartMiddlewares: MiddlewareRoute[] = [
  // the net weight of a line, also when its product is no longer on sale
  { matcher: "/store/carts", middlewares: [allowFields("items.variant.weight")] },
  // with methods a matcher is for that very address
  ...["/store/carts", "/store/carts/:id"].map((matcher): MiddlewareRoute => ({
    matcher,
    methods: ["POST"],
    middlewares: [refuseUndelivered],
  })),
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(tryDiscountBody), limitCodeAttempts],
  },
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["DELETE"],
    middlewares: [validateAndTransformBody(removeDiscountBody)],
  },
];
