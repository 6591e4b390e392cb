import type { Cents } from "@su-turrone/contract/money";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { shopDayAfter } from "@su-turrone/contract/time-zone";
import { transferReference } from "../../../modules/payment-bank-transfer/reference";
import { epcText } from "./epc-code";

/** The owner's bank account, the days the shop waits for a transfer, and whether the shop is a demo. */
export interface Account {
  holder: string;
  iban: string;
  bic: string;
  days: number;
  demo: boolean;
}

/** Due date of an order's transfer (ISO date in Europe/Rome). @param days days the shopper was given */
export const transferDueDate = (placedAt: Date, days: number): string => shopDayAfter(placedAt, days);

/** Transfer instructions of an order: order number, amount due in cents, time of the order, and code of its payment. */
export function bankTransferDetails(
  order: { number: number; total_cents: Cents; placedAt: Date; code: string },
  account: Account,
): BankTransferDetails {
  const transfer = {
    holder: account.holder,
    iban: account.iban,
    bic: account.bic,
    reference: transferReference(order.number, order.code),
    amount_cents: order.total_cents,
    due_date: transferDueDate(order.placedAt, account.days),
  };
  return { ...transfer, epc: epcText(transfer), demo: account.demo };
}
