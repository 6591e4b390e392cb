import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { errorMessageOf } from "../../../platform/error-message";
import { withOrderLock } from "../order/order-lock";
import { readOpenTransferOrders } from "./transfer-limit";

/** Body of `POST /admin/transfer-releases`. */
export const transferReleaseBody = z.strictObject({ order_ids: z.array(z.string()).min(1).max(1000) });

/** Orders to cancel. */
export type TransferReleaseBody = z.infer<typeof transferReleaseBody>;

/**
 * Cancels orders whose transfer has not arrived, each under its lock: their goods are on sale again and the buyers get
 * the mail of a cancelled order. Orders paid or packed in the meantime are left as they are. Idempotent.
 * @returns number of orders cancelled
 */
export async function releaseTransfers(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<number> {
  let cancelled = 0;
  for (const id of orderIds) {
    try {
      await withOrderLock(container, id, async () => {
        const open = await readOpenTransferOrders(container);
        if (!open.some((order) => order.id === id)) return;
        await cancelOrderWorkflow(container).run({ input: { order_id: id } });
        cancelled += 1;
      });
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`Order ${id} was not released: ${errorMessageOf(error)}`);
    }
  }
  return cancelled;
}
