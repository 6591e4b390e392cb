import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ordersAwaitingTransfer } from "../ordering/bank-transfer/awaiting-transfer";
import { readOrders } from "../ordering/order/order-record";
import { readTransferDays } from "../shop/settings";
import { openTransferOf, type OpenTransfer } from "../ordering/bank-transfer/order-transfer";

/** How far back orders are searched (ms); transfers are given up after weeks, so none is expected for longer. */
const lookBackMs = 365 * 24 * 60 * 60 * 1000;

/** All expected transfers, oldest orders first. */
export async function readOpenTransfers(container: MedusaContainer, now: Date): Promise<OpenTransfer[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = await ordersAwaitingTransfer(knex, new Date(now.getTime() - lookBackMs), now);
  const [orders, daysOf] = await Promise.all([readOrders(container, ids), readTransferDays(container)]);
  return orders.flatMap((order) => openTransferOf(order, now, daysOf(order)) ?? []);
}
