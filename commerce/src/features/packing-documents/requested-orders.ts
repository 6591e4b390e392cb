import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { refusalsFor } from "../../platform/admin-language";
import { fill } from "../../texts";
import { ordersAtOnce } from "../fulfilment/packing-document-types";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";

const orderIds = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.string().min(1).max(64)).min(1).max(ordersAtOnce));

/**
 * What is to be printed or filed: one of these kinds, by the path's parameter `kind`, of the orders
 * `?order_id=a,b`, in this order. @throws INVALID_DATA
 */
export async function requestedOrders<Kind extends string>(
  req: MedusaRequest,
  kinds: readonly [Kind, ...Kind[]],
): Promise<{ kind: Kind; orders: OrderRecord[] }> {
  const kind = kinds.find((one) => one === req.params["kind"]);
  const ids = orderIds.safeParse(req.query["order_id"]);
  if (kind === undefined || !ids.success) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      fill(refusalsFor(req).printing.orders, { count: ordersAtOnce }),
    );
  }
  const orders = await readOrders(req.scope, ids.data);
  return {
    kind,
    orders: [...new Set(ids.data)].flatMap((id) => orders.find((order) => order.id === id) ?? []),
  };
}
