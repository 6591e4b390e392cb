import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isOrderKeyFor, nowInSeconds, orderKeyHeader } from "@su-turrone/contract/tokens";
import { isErased } from "../../features/erasure/erased-order";
import { env } from "../../platform/env";

/** Every failure gets the same response, so that it does not reveal which orders exist. */
const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");

/**
 * Opens an order, and everything below it, only to requests with its key; an id alone is not enough, and a key does not
 * open an order whose buyer was erased.
 */
export async function requireOrderKey(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const key = req.get(orderKeyHeader) ?? "";
  const id = req.params["id"] ?? "";
  const opened = isOrderKeyFor(env().SIGNING_SECRET, id, key, nowInSeconds());
  next(opened && !(await isErased(req.scope, id)) ? undefined : notFound());
}

/**
 * Shoppers have no accounts, so nobody may list orders, not even a client that registers through Medusa's own routes.
 */
export function refuseOrderList(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(notFound());
}
