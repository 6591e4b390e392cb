import { transferReference } from "../modules/payment-bank-transfer/reference";
import { epcText } from "./epc-code";

/** What a buyer needs to pay by bank transfer. */
export interface BankTransferDetails {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  /** Integer euro cents. */
  amount_cents: number;
  /** Day until which the money is waited for, ISO date in UTC. */
  due_date: string;
  /** What a code to be scanned says (see epcText); null where the account is a placeholder. */
  epc: string | null;
}

/** The owner's account, and the days a transfer is waited for. */
export interface Account {
  holder: string;
  iban: string;
  bic: string;
  days: number;
}

const dayInMs = 24 * 60 * 60 * 1000;

/** Euro as Medusa computes them, with more than two decimals at times, in cents; half a cent is rounded up. */
export const toCents = (euro: number): number => Math.round(Number((euro * 100).toFixed(4)));

/** The transfer of an order: its number, total in euro, time it was placed, and the code of its payment. */
export function bankTransferDetails(
  order: { number: number; total: number; placedAt: Date; code: string },
  account: Account,
): BankTransferDetails {
  const transfer = {
    holder: account.holder,
    iban: account.iban,
    bic: account.bic,
    reference: transferReference(order.number, order.code),
    amount_cents: toCents(order.total),
    due_date: new Date(order.placedAt.getTime() + account.days * dayInMs).toISOString().slice(0, 10),
  };
  return { ...transfer, epc: epcText(transfer) };
}
