import { type Cents, decimalEuros } from "@su-turrone/contract/money";
import type { BankTransferDetails, CreditTransfer } from "@su-turrone/contract/orders";
import { shopDayAfter } from "@su-turrone/contract/time-zone";
import { transferReference } from "../../../modules/payment-bank-transfer/reference";
import { isIban, normaliseIban } from "@su-turrone/contract/iban";

/** Maximum lengths of name and remittance text in the standard, in characters. */
const longest = { name: 70, text: 140 };

/**
 * Content of the QR code from which banking apps fill in a transfer (EPC069-12, version 002); null when the account is
 * not an IBAN, as in the demo.
 */
export function epcText(transfer: CreditTransfer): string | null {
  const { holder, iban, bic, reference, amount_cents: cents } = transfer;
  const account = normaliseIban(iban);
  if (!isIban(account)) return null;
  const lines = ["BCD", "002", "1", "SCT", /^[A-Z\d]{8}([A-Z\d]{3})?$/.test(bic) ? bic : ""];
  return [
    ...lines,
    holder.slice(0, longest.name),
    account,
    `EUR${decimalEuros(cents)}`,
    "",
    "",
    reference.slice(0, longest.text),
  ].join("\n");
}

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
