import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import type { LineRefundsService } from "../../modules/line-refunds/service";

/** Note on the payment's refund, by which the refund can be found again. */
export const noteOf = (lineRefundId: string): string => `Lines ${lineRefundId}`;

/**
 * Resolves a line refund that was started: if its payment refund exists, it is completed, otherwise it is deleted. Safe
 * to repeat; the caller must hold the order's lock.
 * @returns whether the refund is complete
 */
export async function resolvePendingRefund(container: MedusaContainer, id: string): Promise<boolean> {
  const service: LineRefundsService = container.resolve(LINE_REFUNDS_MODULE);
  const [row] = await service.listLineRefunds({ id }, { take: 1, relations: ["items"] });
  if (!row) return false;
  if (row.refund_id !== null) return true;
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: row.payment_id }, { relations: ["refunds"] });
  const refund = (payment?.refunds ?? []).find(({ note }) => note === noteOf(id));
  if (refund) {
    await service.updateLineRefunds({ id, refund_id: refund.id });
    return true;
  }
  await service.deleteLineRefundItems(row.items.map((item) => item.id));
  await service.deleteLineRefunds(id);
  return false;
}
