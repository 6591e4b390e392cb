import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { REFUND_TRANSFERS_MODULE } from "../../modules/refund-transfers";
import type { RefundTransfersService } from "../../modules/refund-transfers/service";
import { withOrderLock } from "../ordering/order/order-lock";
import { refundTransferSent } from "./events";
import { owedRefunds, readUnsentRefunds } from "./unsent-refunds";

const ownedRow = z.object({ order_id: z.string() }).optional();

/**
 * Records that a refund was sent by bank transfer, which the buyer is then mailed. Safe to repeat.
 * @param id of the refund, or of the booked statement line with a surplus
 * @throws NOT_FOUND when no such refund is owed
 */
export async function markAsSent(container: MedusaContainer, id: string, sent_by: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const owed: unknown = await knex.from(owedRefunds(knex).as("owed")).where("owed.id", id).first("order_id");
  const orderId = ownedRow.parse(owed)?.order_id;
  if (orderId === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Refund not found");
  const service: RefundTransfersService = container.resolve(REFUND_TRANSFERS_MODULE);
  await withOrderLock(container, orderId, async () => {
    const now = new Date();
    const unsent = (await readUnsentRefunds(knex, now, orderId)).find((refund) => refund.id === id);
    if (!unsent) return;
    const { cents } = unsent;
    await service.createRefundTransfers({ source_id: id, order_id: orderId, cents, sent_at: now, sent_by });
  });
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundTransferSent, data: { id: orderId } });
}
