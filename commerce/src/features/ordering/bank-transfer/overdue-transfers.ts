import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { transferDaysLimits } from "../../../modules/shop-settings/setting-types";
import { notifyOwner } from "../../notices/notify-owner";
import { readSettingsOverTime } from "../../shop/settings";
import { ordersAwaitingTransfer } from "./awaiting-transfer";
import { withOrderLock } from "../order/order-lock";
import { readOrder, readOrders, type OrderRecord } from "../order/order-record";
import { overdueOf } from "./order-transfer";
import { errorMessageOf } from "../../../platform/error-message";
import { env } from "../../../platform/env";
import { enqueueOrderMails } from "../../mail/mails";
import { missingMails } from "../../mail/order-mail-rows";
import { transferReminder } from "../../mail/order-mails";
import { z } from "@medusajs/framework/zod";
import { readOpenTransferOrders } from "./transfer-limit";
import { dayMs } from "@su-turrone/contract/time-zone";

/**
 * Cancels orders whose transfer was not received in time, and releases their stock. The owner is notified of failed
 * cancellations, which do not stop the others. Partially paid orders are left to the owner.
 */
export async function cancelOverdueTransfers(container: MedusaContainer, now: Date): Promise<void> {
  const { transferDaysOf } = await readSettingsOverTime(container);
  const { min } = transferDaysLimits;
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // however old: such orders hold stock
  const ids = await ordersAwaitingTransfer(knex, new Date(0), daysAgo(min));
  const overdueNow = (order: OrderRecord) => overdueOf(order, now, transferDaysOf(order));
  for (const order of await readOrders(container, ids)) {
    const { display_id: number } = order;
    const overdue = overdueNow(order);
    if (overdue === "in_part") {
      await notifyOwner(container, "transfer_in_part", number, { number });
    }
    if (overdue !== "cancel") continue;
    try {
      await withOrderLock(container, order.id, async () => {
        // its money may have been booked while the orders before it were being cancelled
        const current = await readOrder(container, order.id);
        if (current && overdueNow(current) === "cancel")
          await cancelOrderWorkflow(container).run({ input: { order_id: order.id } });
      });
    } catch (error) {
      const reason = errorMessageOf(error);
      await notifyOwner(container, "not_cancelled", number, { number, reason });
    }
  }
}

/**
 * Sends one reminder for each transfer that is outstanding for more than the configured days; no mail is generated for
 * an overdue one.
 */
export async function remindOfTransfers(container: MedusaContainer, now: Date): Promise<void> {
  const { BANK_TRANSFER_REMINDER_DAYS } = env();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const span = { from: daysAgo(transferDaysLimits.max), before: daysAgo(BANK_TRANSFER_REMINDER_DAYS) };
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { name, rows } = transferReminder;
  for (const id of await missingMails(knex, name, rows.read, span)) {
    await enqueueOrderMails(container, [transferReminder], rows.subject, id);
  }
}

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
