import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { readOrder, type OrderRecord } from "../../features/ordering/order/order-record";
import { isBeingOrdered } from "../../features/ordering/place-order/finish-in-time";
import { readIds } from "../../platform/read-rows";
import type { Middleware } from "../../platform/with-body";

/** The order a request is about. @throws NOT_FOUND */
export async function existingOrder({ scope, params }: MedusaRequest): Promise<OrderRecord> {
  const order = await readOrder(scope, params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  return order;
}

/** The parcel a request is about, with its order. @throws NOT_FOUND */
export async function existingParcel(req: MedusaRequest) {
  const order = await existingOrder(req);
  const parcel = order.fulfillments.find(({ id }) => id === req.params["fulfillment_id"]);
  if (!parcel) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Parcel not found");
  return { order, parcel };
}

interface Addressed {
  matcher: string;
  entity: string;
  name: string;
  /** Set when the storefront needs to know the reason. */
  code?: RefusalCode;
}

/** Routes of the shop that read the cart anyway, and respond with 404 themselves. */
const ownCartRoute = /^\/store\/carts\/[^/]+\/(?:view|changes|payment)$/;

/** Routes below which Medusa responds to an unknown id with 500 or an empty 200, and the entity of the id. */
const addressed: readonly Addressed[] = [
  { matcher: "/store/carts/:id", entity: "cart", name: "Cart", code: "cart_not_found" },
  { matcher: "/store/payment-collections/:id", entity: "payment_collection", name: "Payment collection" },
  { matcher: "/store/product-categories/:id", entity: "product_category", name: "Category" },
  { matcher: "/store/regions/:id", entity: "region", name: "Region" },
  { matcher: "/store/return-reasons/:id", entity: "return_reason", name: "Return reason" },
  { matcher: "/store/shipping-options/:id", entity: "shipping_option", name: "Shipping option" },
];

const requireKnown =
  ({ entity, name, code }: Addressed): Middleware =>
  async (req, _res, next) => {
    const id = req.params["id"] ?? "";
    if (isBeingOrdered(id) || ownCartRoute.test(req.originalUrl.split("?", 1)[0] ?? "")) {
      next();
      return;
    }
    const [found] = await readIds(req.scope, entity, { id });
    next(found ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, `${name} not found`, code));
  };

/** Responds with 404 to unknown ids, on the route itself and on everything below it. */
export const requireExisting: MiddlewareRoute[] = addressed.map((route) => ({
  matcher: route.matcher,
  middlewares: [requireKnown(route)],
}));
