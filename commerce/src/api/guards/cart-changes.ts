import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { withCartLock } from "../../features/cart/cart-lock";
import { reopenCart } from "../../features/ordering/place-order/reopen-cart";
import { lockedCartRoutes } from "../../platform/medusa-surface";
import { whileHeld } from "./while-held";
import { errorMessageOf } from "../../platform/error-message";

/** Seconds a change waits for an order under way; the storefront itself waits not much longer. */
const waitSeconds = 8;

const reads: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Lets a handler work while nobody else finishes or changes the cart; `prepare` may refuse before. */
const holdCart = (
  {
    req,
    res,
    next,
    cartId,
  }: { req: MedusaRequest; res: MedusaResponse; next: MedusaNextFunction; cartId: string },
  prepare: () => Promise<void>,
): Promise<void> =>
  whileHeld({
    res,
    next,
    prepare,
    lock: (work) => withCartLock(req.scope, cartId, work, waitSeconds),
    busy: new MedusaError(MedusaError.Types.CONFLICT, "The cart is being ordered or changed"),
    onLost: (error) => {
      const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(`The lock of cart ${cartId} was lost: ${errorMessageOf(error)}`);
    },
  });

/**
 * Stands in front of everything below a cart that is no mere look: no change, and no choice of a payment, comes between the
 * press of the order button and its order, and none after it. Making the order holds the same lock itself.
 */
async function guardCart(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const below = req.path.toLowerCase().replace(/\/+$/, "");
  const cartId = req.params["id"] ?? "";
  if (reads.includes(req.method) || below === "/finish") {
    next();
    return;
  }
  const prepare = below === "/complete" ? async () => {} : () => reopenCart(req.scope, cartId);
  await holdCart({ req, res, next, cartId }, prepare);
}

const ofCollection = z.object({ cart_id: z.string() });

/** The cart a payment collection is for. @throws MedusaError NOT_FOUND where it is for none, as with a changed order */
async function cartOfCollection(req: MedusaRequest, id: string): Promise<string> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: id },
  });
  const found = ofCollection.safeParse(data[0]);
  if (!found.success) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Payment collection not found");
  return found.data.cart_id;
}

/** The same in front of opening payment sessions, which Medusa addresses by the collection they are in. */
async function guardCollection(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = req.path.split("/").find(Boolean);
  const cartId =
    id === undefined ? ofCollection.safeParse(req.body).data?.cart_id : await cartOfCollection(req, id);
  if (cartId === undefined) {
    next();
    return;
  }
  await holdCart({ req, res, next, cartId }, () => reopenCart(req.scope, cartId));
}

/** Registered after those who know whether there is such a cart. */
export const cartChanges: MiddlewareRoute[] = [
  { matcher: lockedCartRoutes.cart, middlewares: [guardCart] },
  { matcher: lockedCartRoutes.payment, middlewares: [guardCollection] },
];
