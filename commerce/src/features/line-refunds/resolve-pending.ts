import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import type { LineRefundsService } from "../../modules/line-refunds/service";

/** Note of the refund of a payment, by which it is found again. */
export const noteOf = (lineRefundId: string): string => `Lines ${lineRefundId}`;

/**
 * Looks up what became of a refund of lines that was begun: one whose money is in the books counts from now on, another is
 * forgotten. Safe to repeat; whoever calls holds the lock of the order.
 * @returns whether it counts
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
