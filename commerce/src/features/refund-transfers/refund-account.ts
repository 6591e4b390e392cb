import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { RefundAccountBody } from "@su-turrone/contract/form-requests";
import { REFUND_TRANSFERS_MODULE } from "../../modules/refund-transfers";
import type { RefundTransfersService } from "../../modules/refund-transfers/service";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder } from "../ordering/order/order-record";
import { refundAccountGiven } from "./events";

/** Accounts for the refunds of orders, by order id. */
export async function readRefundAccounts(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<Map<string, RefundAccountBody>> {
  const service: RefundTransfersService = container.resolve(REFUND_TRANSFERS_MODULE);
  const rows = await service.listRefundAccounts({ order_id: [...orderIds] }, { take: null });
  return new Map(rows.map(({ order_id: id, holder, iban }) => [id, { holder, iban }]));
}

/** The last four characters of the IBAN for the refunds of an order; null as long as it is unknown. */
export async function readIbanEnd(container: MedusaContainer, orderId: string): Promise<string | null> {
  return (await readRefundAccounts(container, [orderId])).get(orderId)?.iban.slice(-4) ?? null;
}

/**
 * Stores the account for the refunds of an order. The buyer, who gives it on the page of the order, gives it once and is
 * mailed about it, so that nobody who knows the order can divert the money unnoticed; the owner may change it.
 * @throws NOT_FOUND; NOT_ALLOWED when nothing is to be sent back; CONFLICT when the buyer has given one already
 */
export async function saveRefundAccount(
  container: MedusaContainer,
  orderId: string,
  account: RefundAccountBody,
  given_by: "buyer" | "owner",
): Promise<void> {
  const service: RefundTransfersService = container.resolve(REFUND_TRANSFERS_MODULE);
  await withOrderLock(container, orderId, async () => {
    const order = await readOrder(container, orderId);
    if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
    if (centsToSend(order) === 0) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Nothing of this order is to be sent back");
    }
    const [known] = await service.listRefundAccounts({ order_id: orderId }, { take: 1 });
    if (known && given_by === "buyer") {
      throw new MedusaError(MedusaError.Types.CONFLICT, "The account is known already");
    }
    if (known) await service.updateRefundAccounts({ id: known.id, ...account, given_by });
    else await service.createRefundAccounts({ order_id: orderId, ...account, given_by });
  });
  if (given_by === "owner") return;
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundAccountGiven, data: { id: orderId } });
}
