import { toCents, type Cents } from "@su-turrone/contract/money";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { paymentsOf, type OrderRecord } from "../order/order-record";

/** Money of an order that goes back to its buyer by bank transfer, which Medusa does not send. */
export interface RefundTransfer {
  /** Id of Medusa's refund, or of the booked statement line with a surplus. */
  id: string;
  kind: "refund" | "surplus";
  cents: Cents;
  owed_at: Date;
  /** Null as long as nobody has sent it. */
  sent_at: Date | null;
}

export type WithTransfers = Pick<
  OrderRecord,
  "payment_collections" | "booked_bank_lines" | "refund_transfers"
>;

/**
 * Refunds of an order's bank transfers, and what was overpaid. Derived from Medusa's refunds and the booked statement
 * lines, so that none can be missing; only what was sent is recorded.
 */
export function refundTransfersOf(order: WithTransfers): RefundTransfer[] {
  const refunds = paymentsOf(order)
    .filter(({ provider_id: provider }) => provider === BANK_TRANSFER_PROVIDER)
    .flatMap((payment) => payment.refunds)
    .map(({ id, amount, created_at: at }) => ({
      id,
      kind: "refund" as const,
      cents: toCents(amount),
      owed_at: at,
    }));
  const surpluses = order.booked_bank_lines
    .filter(({ amount_cents: received, taken_cents: taken }) => received > taken)
    .map(({ id, amount_cents: received, taken_cents: taken, created_at: at }) => ({
      id,
      kind: "surplus" as const,
      cents: received - taken,
      owed_at: at,
    }));
  return [...refunds, ...surpluses].map((owed) => ({
    ...owed,
    sent_at:
      order.refund_transfers.find(({ source_id: source, undone_at: undone }) => source === owed.id && !undone)
        ?.sent_at ?? null,
  }));
}

const total = (transfers: readonly RefundTransfer[]): Cents =>
  transfers.reduce((sum, { cents }) => sum + cents, 0);

const isToSend = ({ sent_at: at }: RefundTransfer): boolean => at === null;

/** Refunded amount of an order that nobody has sent yet. */
export const unsentRefundCents = (order: WithTransfers): Cents =>
  total(refundTransfersOf(order).filter((one) => one.kind === "refund" && isToSend(one)));

/** Everything of an order that is still to be sent back, including what was overpaid. */
export const centsToSend = (order: WithTransfers): Cents => total(refundTransfersOf(order).filter(isToSend));
