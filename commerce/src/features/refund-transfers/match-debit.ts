import { orderNumberIn } from "../bank-statements/match";
import type { StatementLine } from "../bank-statements/statement-line";
import type { RefundToSend } from "./read-refunds-to-send";

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

/** A debit, and the refund it is probably the transfer of. */
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
