import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import type { WithdrawalsService } from "../../modules/withdrawals/service";
import type { Language, PerLanguage } from "../../platform/languages";
import { readOrder } from "../ordering/order/order-record";
import { moneyDue } from "./money-due";
import type { WithdrawalStatusBody } from "./validators";

const stillDue: PerLanguage<(amount: string) => string> = {
  de: (amount) => `Seit diesem Widerruf ist kein Geld zurückgegangen; bezahlt sind ${amount}.`,
  it: (amount) => `Da questo recesso non è stato rimborsato nulla; risultano pagati ${amount}.`,
  en: (amount) => `No money has gone back since this withdrawal; ${amount} are paid.`,
};

/**
 * Marks a withdrawal as settled or open again.
 * @throws NOT_FOUND; CONFLICT when it is to be settled and its order's money is still with the shop, unless that is said on purpose
 */
export async function setWithdrawalStatus(
  container: MedusaContainer,
  id: string,
  { status, without_refund: withoutRefund }: WithdrawalStatusBody,
  language: Language,
): Promise<void> {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const { order_id: orderId, received_at } = await service.retrieveWithdrawal(id);
  if (status === "settled" && !withoutRefund && orderId !== null) {
    const order = await readOrder(container, orderId);
    const due = order ? moneyDue(order, new Date(received_at)) : 0;
    if (due > 0) {
      throw new MedusaError(MedusaError.Types.CONFLICT, stillDue[language](money(due, language)));
    }
  }
  await service.setStatus(id, status);
}
