import type { Cents } from "@su-turrone/contract/money";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { shopDayAfter } from "@su-turrone/contract/time-zone";
import { transferReference } from "../../../modules/payment-bank-transfer/reference";
import { epcText } from "./epc-code";

/** The owner's account, and the days a transfer is waited for. */
export interface Account {
  holder: string;
  iban: string;
  bic: string;
  days: number;
}

/** The last day (ISO date, in Rome) on which the transfer of an order is waited for. @param days the shopper is given */
export const transferDueDate = (placedAt: Date, days: number): string => shopDayAfter(placedAt, days);

/** The transfer of an order: its number, what is to be paid in cents, time it was placed, and the code of its payment. */
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
  return { ...transfer, epc: epcText(transfer) };
}
