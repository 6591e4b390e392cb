import { orderNumberInReference } from "../ordering/bank-transfer/reference-search";
import type { OpenTransfer } from "../ordering/bank-transfer/open-transfer";
import type { StatementLine } from "./statement-line";

/** How a line was matched to an order, most reliable first. */
export type MatchedBy = "reference" | "amount_and_name" | "amount";

/** The order a line is probably for. */
export interface Proposal {
  order_id: string;
  number: number;
  name: string;
  open_cents: number;
  by: MatchedBy;
  /**
   * Received amount minus the amount due, in integer cents; negative for a partial payment, positive for an
   * overpayment.
   */
  difference_cents: number;
}

const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether every word of a name occurs in the bank's text about the payer. */
function isNamed(name: string, payer: string): boolean {
  const words = name.split(/\s+/).map(bare).filter(Boolean);
  return words.length > 0 && words.every((word) => bare(payer).includes(word));
}

/** The expected transfer a line probably belongs to; null when there is no unique match. */
export function proposalFor(line: StatementLine, open: readonly OpenTransfer[]): Proposal | null {
  const proposed = (transfer: OpenTransfer | undefined, by: MatchedBy): Proposal | null => {
    if (!transfer) return null;
    const { order_id, number, name, open_cents } = transfer;
    return { order_id, number, name, open_cents, by, difference_cents: line.amount_cents - open_cents };
  };
  const referred = open.find(({ reference }) => bare(line.text).includes(bare(reference)));
  if (referred) return proposed(referred, "reference");
  // a reference to an order that expects no transfer means that order and no other
  if (orderNumberInReference(line.text) !== null) return null;
  const due = open.filter(({ open_cents: cents }) => cents === line.amount_cents);
  const named = due.filter(({ name }) => isNamed(name, `${line.payer} ${line.text}`));
  if (named.length > 0) return named.length === 1 ? proposed(named[0], "amount_and_name") : null;
  return due.length === 1 ? proposed(due[0], "amount") : null;
}
