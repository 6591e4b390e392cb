import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { transferDaysLimits } from "../../../modules/shop-settings/setting-types";
import { notifyOwner } from "../../notices/notify-owner";
import { readTransferDays } from "../../shop/settings";
import { ordersAwaitingTransfer } from "./awaiting-transfer";
import { withOrderLock } from "../order/order-lock";
import { overdueOf, waitingOrders, type WaitingOrder } from "./unpaid-transfers";
import { errorMessageOf } from "../../../platform/error-message";

const dayInMs = 24 * 60 * 60 * 1000;

async function readWaitingOrders(container: MedusaContainer, ids: string[]): Promise<WaitingOrder[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "id",
      "display_id",
      "created_at",
      "total",
      "credit_line_total",
      "metadata",
      "fulfillments.canceled_at",
      "withdrawals.*",
      "withdrawals.acts.*",
      "payment_collections.payments.*",
      "payment_collections.payments.captures.*",
    ],
    filters: { id: ids },
  });
  return waitingOrders.parse(data);
}

/**
 * Cancels orders whose transfer was not received in time, and releases their stock. The owner is notified of failed
 * cancellations, which do not stop the others. Partially paid orders are left to the owner.
 */
export async function cancelOverdueTransfers(container: MedusaContainer, now: Date): Promise<void> {
  const transferDaysOf = await readTransferDays(container);
  const { min } = transferDaysLimits;
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayInMs);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // however old: such orders hold stock
  const id = await ordersAwaitingTransfer(knex, new Date(0), daysAgo(min));
  if (id.length === 0) return;
  const overdueNow = (order: WaitingOrder) => overdueOf(order, now, transferDaysOf(order));
  for (const order of await readWaitingOrders(container, id)) {
    const { display_id: number } = order;
    const overdue = overdueNow(order);
    if (overdue === "in_part") {
      await notifyOwner(container, "transfer_in_part", number, { number });
    }
    if (overdue !== "cancel") continue;
    try {
      await withOrderLock(container, order.id, async () => {
        // its money may have been booked while the orders before it were being cancelled
        const [current] = await readWaitingOrders(container, [order.id]);
        if (current && overdueNow(current) === "cancel")
          await cancelOrderWorkflow(container).run({ input: { order_id: order.id } });
      });
    } catch (error) {
      const reason = errorMessageOf(error);
      await notifyOwner(container, "not_cancelled", number, { number, reason });
    }
  }
}
