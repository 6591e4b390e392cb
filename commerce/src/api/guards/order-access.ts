import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isOrderKeyFor, nowInSeconds, orderKeyHeader } from "@su-turrone/contract/tokens";
import { isErased } from "../../features/erasure/erased-order";
import { env } from "../../platform/env";

/** Every miss gets the same answer, so it does not tell which orders exist. */
const notFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");

/**
 * An order, and everything below it, is open only to who holds its key; an id alone opens nothing, and a key none whose buyer was
 * erased.
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

/** Shoppers have no accounts, so nobody has a list of orders, not even who makes an account through Medusa's own routes. */
export function refuseOrderList(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(notFound());
}
