import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isDelivered } from "@su-turrone/contract/countries";
import { problemSentences } from "./completion-check";
import { z } from "@medusajs/framework/zod";

/** Any body with a full address: the fields that decide whether the shop delivers there. */
export const addressedBody = z.object({
  shipping_address: z.object({
    country_code: z.string(),
    postal_code: z.string(),
    city: z.string().nullish(),
  }),
});

/** Rejects an address the shop does not deliver to; the hook on cart completion checks again. */
function refuseUndelivered(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const address = addressedBody.safeParse(req.body).data?.shipping_address;
  const delivered = !address || isDelivered(address.country_code, address.postal_code, address.city ?? "");
  next(
    delivered ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, problemSentences.not_delivered),
  );
}

/** Guards of the routes that take an address; registered in api/middlewares.ts. */
export const cartMiddlewares: MiddlewareRoute[] = [
  // a matcher with methods applies to this exact path only
  "/store/carts",
  "/store/carts/:id",
  "/store/carts/:id/changes",
].map((matcher) => ({ matcher, methods: ["POST"], middlewares: [refuseUndelivered] }));
