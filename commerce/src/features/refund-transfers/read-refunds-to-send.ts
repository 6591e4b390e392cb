import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { REFUND_TRANSFERS_MODULE } from "../../modules/refund-transfers";
import type { RefundDue } from "@su-turrone/contract/orders";
import { languageOfLocale, type PerLanguage } from "../../platform/languages";
import { epcText } from "../ordering/bank-transfer/bank-transfer";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { transferReferenceOf } from "../ordering/bank-transfer/order-transfer";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";
import { buyerOf } from "../ordering/order/order-view";
import { readRefundAccounts, type RefundAccount } from "./refund-account";
import { readUnsentRefunds, type UnsentRefund } from "./unsent-refunds";
import { orderNumberIn } from "../bank-statements/match";
import type { StatementLine } from "../bank-statements/statement-line";

/** A file for the bank that orders a refund. */
export interface InFile {
  file_id: string;
  /** ISO 8601, UTC. */
  made_at: string;
  /** Amount and account as the file orders them; integer cents. */
  cents: number;
  iban: string;
}

/** A refund to be sent by bank transfer, as listed for the owner. */
export interface RefundToSend extends UnsentRefund {
  /** Name of the buyer. */
  name: string;
  /** Remittance text of the transfer, in the buyer's language. */
  reference: string;
  /** Account it goes to; null as long as it is unknown. */
  account: RefundAccount | null;
  /** Content of the QR code for the owner's banking app; null without an account. */
  epc: string | null;
  /** File for the bank that orders it; null if none does. */
  in_file: InFile | null;
}

/** The files for the bank that order refunds, by refund id. */
async function readInFiles(container: MedusaContainer, ids: string[]): Promise<Map<string, InFile>> {
  const rows = await container
    .resolve(REFUND_TRANSFERS_MODULE)
    .listRefundInFiles({ id: ids }, { take: null });
  return new Map(
    rows.map(({ id, file_id, made_at, cents, iban }) => [
      id,
      { file_id, made_at: new Date(made_at).toISOString(), cents, iban },
    ]),
  );
}

/** First word of a refund's remittance text. */
export const refundWord: PerLanguage = { de: "Erstattung", it: "Rimborso", en: "Refund" };

/** Everything that has to be sent back by bank transfer, most urgent first. @param orderId of one order only */
export async function readRefundsToSend(
  container: MedusaContainer,
  now: Date,
  orderId?: string,
): Promise<RefundToSend[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const unsent = await readUnsentRefunds(knex, now, orderId);
  const ids = unsent.map(({ order_id: id }) => id);
  const [orders, accounts, inFiles] = await Promise.all([
    readOrders(container, ids),
    readRefundAccounts(container, ids),
    readInFiles(
      container,
      unsent.map(({ id }) => id),
    ),
  ]);
  return unsent.flatMap((refund) => {
    const order = orders.find(({ id }) => id === refund.order_id);
    if (!order) return [];
    const reference = `${refundWord[languageOfLocale(order.locale)]} ${transferReferenceOf(order) ?? refund.number}`;
    const account = accounts.get(order.id) ?? null;
    const epc =
      account &&
      epcText({ holder: account.holder, iban: account.iban, bic: "", reference, amount_cents: refund.cents });
    const in_file = inFiles.get(refund.id) ?? null;
    return [{ ...refund, name: buyerOf(order), reference, account, epc, in_file }];
  });
}

/** What is still to be sent back to the buyer of an order; null when there is nothing. */
export async function readRefundDue(
  container: MedusaContainer,
  order: OrderRecord,
): Promise<RefundDue | null> {
  if (centsToSend(order) === 0) return null;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const unsent = await readUnsentRefunds(knex, new Date(), order.id);
  const until = unsent[0]?.until;
  if (until === undefined) return null;
  const account = (await readRefundAccounts(container, [order.id])).get(order.id);
  return {
    cents: unsent.reduce((sum, { cents }) => sum + cents, 0),
    until,
    iban_end: account?.iban.slice(-4) ?? null,
    account_given: account !== undefined && account.given_by !== "statement",
  };
}

/** How a debit was matched to a refund, most reliable first. */
export type DebitMatch = "reference" | "iban";

/**
 * Whether a debit of a bank statement is the transfer of a refund: the same amount, and the number of its order or, if
 * the text names no order, the buyer's account. Nothing is sent before it is owed.
 */
export function debitMatch(line: StatementLine, refund: RefundToSend): DebitMatch | null {
  const { direction, amount_cents: cents, day, counterparty_iban: iban } = line;
  if (direction !== "out" || cents !== refund.cents || day < refund.owed_on) return null;
  const named = orderNumberIn(line);
  if (named !== null) return named === refund.number ? "reference" : null;
  return iban !== "" && iban === refund.account?.iban ? "iban" : null;
}

export interface DebitProposal<Debit> {
  debit: Debit;
  refund: RefundToSend;
  by: DebitMatch;
}

/** The debits that fit refunds, each another one; the owner's other payments are left out. */
export function debitProposals<Debit extends { line: StatementLine }>(
  debits: readonly Debit[],
  refunds: readonly RefundToSend[],
): DebitProposal<Debit>[] {
  const proposals: DebitProposal<Debit>[] = [];
  for (const by of ["reference", "iban"] as const) {
    for (const debit of debits) {
      const refund = refunds.find(
        (one) =>
          debitMatch(debit.line, one) === by && !proposals.some((proposal) => proposal.refund.id === one.id),
      );
      if (refund) proposals.push({ debit, refund, by });
    }
  }
  return proposals;
}
