import type {
  MedusaRequest,
  MiddlewareRoute,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { withCartLock } from "../../features/cart/cart-lock";
import { reopenCart } from "../../features/ordering/place-order/reopen-cart";
import { lockedCartRoutes } from "../../platform/medusa-surface";
import { isRead } from "../../platform/route-table";
import { logLostLock, runUnderLock } from "./run-under-lock";
import type { Middleware } from "../../platform/with-body";
import { readRows } from "../../platform/read-rows";
import { isDelivered } from "@su-turrone/contract/countries";
import { problemSentences } from "../../features/cart/completion-check";

/** Any body with a full address: the fields that decide whether the shop delivers there. */
const addressedBody = z.object({
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

/** Seconds a change waits for an order in progress; the storefront itself waits not much longer. */
const lockTimeoutSeconds = 8;

/**
 * Runs a handler while holding the cart's lock, so that no other request completes or changes the cart; `prepare` may
 * refuse before.
 */
const withHeldCart = (
  cartId: string,
  prepare: () => Promise<void>,
  ...[req, res, next]: Parameters<Middleware>
): Promise<void> =>
  runUnderLock({
    res,
    next,
    prepare,
    lock: (work) => withCartLock(req.scope, cartId, work, lockTimeoutSeconds),
    busy: new MedusaError(MedusaError.Types.CONFLICT, "The cart is being ordered or changed"),
    onLost: logLostLock(req.scope, `cart ${cartId}`),
  });

/**
 * Guards every write below a cart: no change and no choice of payment can come between the press of the order button
 * and its order, and none after it. Completing the order takes the same lock itself.
 */
const guardCart: Middleware = async (req, res, next) => {
  const below = req.path.toLowerCase().replace(/\/+$/, "");
  const cartId = req.params["id"] ?? "";
  if (isRead(req) || below === "/finish") {
    next();
    return;
  }
  const prepare = below === "/complete" ? async () => {} : () => reopenCart(req.scope, cartId);
  await withHeldCart(cartId, prepare, req, res, next);
};

const cartReference = z.object({ cart_id: z.string() });

/**
 * Id of the cart a payment collection belongs to. @throws MedusaError NOT_FOUND when it has none, as for an order
 * change
 */
async function cartOfCollection(req: MedusaRequest, id: string): Promise<string> {
  const filters = { payment_collection_id: id };
  const [found] = await readRows(req.scope, "cart_payment_collection", cartReference, filters);
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Payment collection not found");
  return found.cart_id;
}

/** The same guard for creating payment sessions, which Medusa addresses by their payment collection. */
const guardCollection: Middleware = async (req, res, next) => {
  const id = req.path.split("/").find(Boolean);
  const cartId =
    id === undefined ? cartReference.safeParse(req.body).data?.cart_id : await cartOfCollection(req, id);
  if (cartId === undefined) {
    next();
    return;
  }
  await withHeldCart(cartId, () => reopenCart(req.scope, cartId), req, res, next);
};

/** Registered after the guards that check whether the cart exists. */
export const cartChanges: MiddlewareRoute[] = [
  { matcher: lockedCartRoutes.cart, middlewares: [guardCart] },
  { matcher: lockedCartRoutes.payment, middlewares: [guardCollection] },
];
