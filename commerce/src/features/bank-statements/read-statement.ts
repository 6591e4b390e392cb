import { readCamt } from "./read-camt";
import { readCsv } from "./read-csv";
import { StatementError, withOrdinals, type StatementLine } from "./statement-line";

/** Maximum size of a statement in characters and lines: a busy year of a small shop. */
const limits = { letters: 2_000_000, lines: 5_000 };

/**
 * Parses the booked payments of a statement, incoming and outgoing: CAMT.053 or CSV.
 * @param onlyIncoming whether the owner has confirmed that nothing in it went out
 * @throws StatementError
 */
export function readStatement(text: string, onlyIncoming = false): StatementLine[] {
  if (text.trim() === "") throw new StatementError("empty");
  if (text.length > limits.letters) throw new StatementError("too_long");
  // binary files such as pictures, PDFs and spreadsheets, read as text
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text)) throw new StatementError("not_a_statement");
  // the format of German banks (SWIFT), which no maintained library reads
  if (/^:20:/m.test(text) && /^:60[FM]:/m.test(text)) throw new StatementError("mt940");
  const lines = /^\uFEFF?\s*</.test(text) ? readCamt(text) : readCsv(text, onlyIncoming);
  if (lines.length > limits.lines) throw new StatementError("too_long");
  return withOrdinals(lines);
}
