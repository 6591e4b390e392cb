import { MedusaError, ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  isOrderKeyFor,
  nowInSeconds,
  orderKeyHeader,
  isStorefront,
  storefrontKeyHeader,
} from "@su-turrone/contract/tokens";
import { isSameOrigin } from "@su-turrone/contract/same-origin";
import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../../platform/env";
import { isOpenRoute, isRead } from "../../platform/route-table";
import type { Middleware } from "../../platform/with-body";

/**
 * Whether the buyer of an order was erased: an order cannot be placed without an e-mail address. False for an unknown
 * order.
 */
async function isErased(container: MedusaContainer, id: string): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const erased: unknown = await knex("order")
    .where({ id })
    .whereNull("deleted_at")
    .whereRaw("coalesce(email, '') = ''")
    .first("id");
  return erased !== undefined;
}

/**
 * Relations that Medusa's lists of a product's fields contain and no shopper may read: the rows a price is calculated
 * from, with the amounts and conditions of price lists that have not begun, and stock by location and what is reserved.
 */
const closedRelations = ["prices", "inventory_items"] as const;

/**
 * Limits the `fields` of Medusa's store routes: each has a list of its own, and reads nothing else. None of them has
 * disallowed fields that this would replace. Medusa checks `order` against the list alone, and an order tells of what
 * it is by.
 */
export const closeStoreFields: Middleware = (req, _res, next) => {
  req.disallowed = [...closedRelations];
  const { order } = req.query;
  const parts = typeof order === "string" ? order.split(/[-.]/) : [];
  const isClosed = closedRelations.some((relation) => parts.includes(relation));
  next(isClosed ? new MedusaError(MedusaError.Types.INVALID_DATA, "This order is not offered") : undefined);
};

/** Rejects cross-origin writes (403), for which the browser would send the owner's session cookie. */
export const refuseForeignOrigins: Middleware = (req, res, next) => {
  const { origin, host } = req.headers;
  const own = isSameOrigin(
    { origin, host, secFetchSite: req.get("sec-fetch-site") },
    env().MEDUSA_BACKEND_URL,
  );
  if (own || isRead(req)) next();
  else res.status(403).json({ type: "not_allowed", message: "This request does not come from the admin" });
};

/**
 * Closes an API to everybody but the storefront: only it knows, from signed cookies, who owns a cart or an order, and
 * it hides exact stock. `openRoutes` are excepted. All other requests get the same response whether or not the route
 * exists, so that it reveals nothing.
 */
export const requireStorefront: Middleware = (req, _res, next) => {
  const key = req.get(storefrontKeyHeader) ?? "";
  const allowed =
    isStorefront(env().SIGNING_SECRET, key, nowInSeconds()) ||
    isOpenRoute(req.method, `${req.baseUrl}${req.path}`);
  next(allowed ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, "Not found"));
};

/** Every failure gets the same response, so that it does not reveal which orders exist. */
const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");

/**
 * Opens an order, and everything below it, only to requests with its key; an id alone is not enough, and a key does not
 * open an order whose buyer was erased.
 */
export const requireOrderKey: Middleware = async (req, _res, next) => {
  const key = req.get(orderKeyHeader) ?? "";
  const id = req.params["id"] ?? "";
  const opened = isOrderKeyFor(env().SIGNING_SECRET, id, key, nowInSeconds());
  next(opened && !(await isErased(req.scope, id)) ? undefined : notFound());
};

/**
 * Shoppers have no accounts, so nobody may list orders, not even a client that registers through Medusa's own routes.
 */
export const refuseOrderList: Middleware = (_req, _res, next) => {
  next(notFound());
};
