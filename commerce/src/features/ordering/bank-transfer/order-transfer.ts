import type { MedusaContainer } from "@medusajs/framework/types";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { transferReference } from "../../../modules/payment-bank-transfer/reference";
import { bankTransferDetails, type Account } from "./bank-transfer";
import { orderPayment } from "../order/order-payment";
import type { OrderRecord } from "../order/order-record";
import { paidCentsOf, totalCentsOf } from "../order/order-view";
import { readSettings, readTransferDays } from "../../shop/settings";

/** The code of an order's transfer; null when it is paid otherwise. */
function codeOf(order: OrderRecord): string | null {
  const payment = orderPayment(order);
  const code = payment?.data?.["reference"];
  return payment?.provider_id === BANK_TRANSFER_PROVIDER && typeof code === "string" ? code : null;
}

/** What the buyer writes into the transfer of an order, also after it has come; null when it is paid otherwise. */
export function transferReferenceOf(order: OrderRecord): string | null {
  const code = codeOf(order);
  return code === null ? null : transferReference(order.display_id, code);
}

/** The owner's account as it is now, and the days the buyer of an order was told. */
export async function accountFor(
  container: MedusaContainer,
  { created_at: placedAt }: Pick<OrderRecord, "created_at">,
): Promise<Account> {
  const [settings, daysOf] = await Promise.all([readSettings(container), readTransferDays(container)]);
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic } = settings;
  return { holder, iban, bic, days: daysOf(placedAt) };
}

/** How what is still open of an order is to be paid by bank transfer; null when it is paid otherwise, or all has come. */
export function transferOf(order: OrderRecord, account: Account): BankTransferDetails | null {
  const code = codeOf(order);
  if (code === null) return null;
  const open = totalCentsOf(order) - paidCentsOf(order);
  if (open <= 0) return null;
  return bankTransferDetails(
    { number: order.display_id, total_cents: open, placedAt: order.created_at, code },
    account,
  );
}

/** A transfer the owner may note as received, whole or in part; integer cents. */
export interface Receivable {
  payment_id: string;
  open_cents: number;
}

/** What is still to come of an order's transfer; null where nothing is, or it is paid otherwise. */
export function receivableOf(order: OrderRecord): Receivable | null {
  const payment = orderPayment(order);
  const open = totalCentsOf(order) - paidCentsOf(order);
  const waits = payment?.provider_id === BANK_TRANSFER_PROVIDER && !payment.canceled_at && !order.canceled_at;
  return waits && open > 0 ? { payment_id: payment.id, open_cents: open } : null;
}
