import { orderNumberInReference } from "../ordering/bank-transfer/reference-search";
import type { OpenTransfer } from "../ordering/bank-transfer/open-transfer";
import type { StatementLine } from "./statement-line";

/** Why a line is thought to be for an order, the surest first. */
export type MatchedBy = "reference" | "amount_and_name" | "amount";

/** The order a line is probably for. */
export interface Proposal {
  order_id: string;
  number: number;
  name: string;
  open_cents: number;
  by: MatchedBy;
  /** What came less what is open; below zero where it is a part, above where it is too much. Integer cents. */
  difference_cents: number;
}

const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether every word of a name stands in what a bank says of the payer. */
function isNamed(name: string, payer: string): boolean {
  const words = name.split(/\s+/).map(bare).filter(Boolean);
  return words.length > 0 && words.every((word) => bare(payer).includes(word));
}

/** The order a line is probably for, among those that wait; null where nothing speaks for one of them alone. */
export function proposalFor(line: StatementLine, open: readonly OpenTransfer[]): Proposal | null {
  const proposed = (transfer: OpenTransfer | undefined, by: MatchedBy): Proposal | null => {
    if (!transfer) return null;
    const { order_id, number, name, open_cents } = transfer;
    return { order_id, number, name, open_cents, by, difference_cents: line.amount_cents - open_cents };
  };
  const referred = open.find(({ reference }) => bare(line.text).includes(bare(reference)));
  if (referred) return proposed(referred, "reference");
  // a reference of an order that waits no longer names that one, and no other
  if (orderNumberInReference(line.text) !== null) return null;
  const due = open.filter(({ open_cents: cents }) => cents === line.amount_cents);
  const named = due.filter(({ name }) => isNamed(name, `${line.payer} ${line.text}`));
  if (named.length > 0) return named.length === 1 ? proposed(named[0], "amount_and_name") : null;
  return due.length === 1 ? proposed(due[0], "amount") : null;
}
