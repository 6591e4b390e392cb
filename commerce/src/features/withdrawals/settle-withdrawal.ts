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

const noOrder: PerLanguage = {
  de: "Zu diesem Widerruf ist keine Bestellung bekannt; ob Geld zurückgegangen ist, lässt sich nicht prüfen.",
  it: "Di questo recesso non si conosce l’ordine: non si può verificare se il denaro è tornato indietro.",
  en: "No order is known for this withdrawal, so nobody can check whether the money has gone back.",
};

/**
 * Marks a withdrawal as settled or open.
 * @throws NOT_FOUND; CONFLICT when it is to be settled while the shop still holds money of its order, or its order is
 * unknown, unless explicitly confirmed
 */
export async function setWithdrawalStatus(
  container: MedusaContainer,
  id: string,
  { status, without_refund: withoutRefund }: WithdrawalStatusBody,
  language: Language,
): Promise<void> {
  const service: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const { order_id: orderId, received_at } = await service.retrieveWithdrawal(id);
  if (status === "settled" && !withoutRefund) {
    if (orderId === null) throw new MedusaError(MedusaError.Types.CONFLICT, noOrder[language]);
    const order = await readOrder(container, orderId);
    const due = order ? moneyDue(order, new Date(received_at)) : 0;
    if (due > 0) {
      throw new MedusaError(MedusaError.Types.CONFLICT, stillDue[language](money(due, language)));
    }
  }
  await service.setStatus(id, status);
}
