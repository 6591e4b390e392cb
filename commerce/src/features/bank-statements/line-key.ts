import { createHash } from "node:crypto";
import type { StatementLine } from "./statement-line";

const squeezed = (text: string): string => text.normalize("NFKC").toUpperCase().replace(/\s+/g, " ").trim();

/**
 * Identifies a line, even if it occurs in another, overlapping file: a hash of its date, amount (negative if outgoing),
 * counterparty, text, bank reference and ordinal among equal lines. Whitespace and case are ignored.
 */
export function lineKey(line: StatementLine): string {
  const { direction, day, amount_cents, counterparty, text, bank_reference, ordinal } = line;
  const signed = direction === "in" ? amount_cents : -amount_cents;
  const parts = [day, signed, squeezed(counterparty), squeezed(text), squeezed(bank_reference), ordinal];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
