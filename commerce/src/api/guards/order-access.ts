import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { env } from "../../env";
import { opensOrder, orderKeyHeader } from "../../orders/order-key";

/**
 * An order, and everything below it, is open only to who holds its key; an id alone opens nothing. Every miss gets the same
 * answer, so it does not tell which orders exist.
 */
export function requireOrderKey(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const key = req.get(orderKeyHeader) ?? "";
  const now = Math.floor(Date.now() / 1000);
  if (opensOrder(env().SIGNING_SECRET, req.params["id"] ?? "", key, now)) {
    next();
    return;
  }
  next(new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found"));
}
