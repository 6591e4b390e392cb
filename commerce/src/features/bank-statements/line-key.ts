import { createHash } from "node:crypto";
import type { StatementLine } from "./statement-line";

const squeezed = (text: string): string => text.normalize("NFKC").toUpperCase().replace(/\s+/g, " ").trim();

/**
 * What tells a line from all others, also when it comes in another file that overlaps: its day, sum, payer, text, the bank's
 * reference, and its place among equal lines. Spaces and capitals do not count.
 */
export function lineKey(line: StatementLine): string {
  const { day, amount_cents, payer, text, bank_reference, ordinal } = line;
  const parts = [day, amount_cents, squeezed(payer), squeezed(text), squeezed(bank_reference), ordinal];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
