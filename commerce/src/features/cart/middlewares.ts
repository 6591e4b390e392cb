import {
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isDelivered } from "@su-turrone/contract/countries";
import { cartChangeBody, firstAdditionBody } from "@su-turrone/contract/cart-requests";
import { addressedBody } from "./validators";
import { problemSentences } from "./completion-check";

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
  // with methods a matcher is for that very address
  ...["/store/carts", "/store/carts/:id", "/store/carts/:id/changes"].map((matcher): MiddlewareRoute => ({
    matcher,
    methods: ["POST"],
    middlewares: [refuseUndelivered],
  })),
  {
    matcher: "/store/carts/:id/changes",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(cartChangeBody)],
  },
  {
    matcher: "/store/filled-carts",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(firstAdditionBody)],
  },
];
