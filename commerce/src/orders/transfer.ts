import { env } from "../env";
import { BANK_TRANSFER_PROVIDER } from "../modules/payment-bank-transfer";
import { bankTransferDetails, type BankTransferDetails } from "./bank-transfer";
import { paymentsOf, type OrderRecord } from "./record";
import { totalCentsOf } from "./view";

/** How an order is to be paid by bank transfer; null when it is paid otherwise. */
export function transferOf(order: OrderRecord): BankTransferDetails | null {
  const payment = paymentsOf(order).find((row) => row.provider_id === BANK_TRANSFER_PROVIDER);
  const code = payment?.data?.["reference"];
  if (typeof code !== "string") return null;
  const { BANK_TRANSFER_HOLDER, BANK_TRANSFER_IBAN, BANK_TRANSFER_BIC, BANK_TRANSFER_DAYS } = env();
  return bankTransferDetails(
    { number: order.display_id, total: totalCentsOf(order) / 100, placedAt: order.created_at, code },
    {
      holder: BANK_TRANSFER_HOLDER,
      iban: BANK_TRANSFER_IBAN,
      bic: BANK_TRANSFER_BIC,
      days: BANK_TRANSFER_DAYS,
    },
  );
}
