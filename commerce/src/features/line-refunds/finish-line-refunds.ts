import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import { withOrderLock } from "../ordering/order/order-lock";
import { moveGoods } from "./refund-lines";
import { resolvePendingRefund } from "./resolve-pending";
import { errorMessageOf } from "../../platform/error-message";

/** How far back it looks (ms). */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Completes or discards line refunds that were interrupted, and restocks goods that should be back in stock. Safe to
 * repeat.
 */
export async function finishLineRefunds(container: MedusaContainer): Promise<void> {
  const service = container.resolve(LINE_REFUNDS_MODULE);
  const since = new Date(Date.now() - lookBackMs);
  const rows = await service.listLineRefunds(
    {
      created_at: { $gte: since },
      $or: [{ refund_id: null }, { restock: true, restocked_at: null }],
    },
    { take: null, order: { created_at: "ASC" } },
  );
  for (const { id, order_id: orderId } of rows) {
    try {
      await withOrderLock(container, orderId, async () => {
        if (await resolvePendingRefund(container, id)) await moveGoods(container, orderId, id);
      });
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The line refund ${id} is still pending: ${errorMessageOf(error)}`);
    }
  }
}
