import { readCamt } from "./read-camt";
import { readCsv } from "./read-csv";
import { StatementError, withOrdinals, type StatementLine } from "./statement-line";

/** So many letters and lines a statement may have: a busy year of a small shop. */
const most = { letters: 2_000_000, lines: 5_000 };

/** The money that came, from a statement as text: CAMT.053 or a table. @throws StatementError */
export function readStatement(text: string): StatementLine[] {
  if (text.trim() === "") throw new StatementError("empty");
  if (text.length > most.letters) throw new StatementError("too_long");
  // pictures, PDFs and spreadsheets, read as text
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text)) throw new StatementError("not_a_statement");
  const lines = /^\uFEFF?\s*</.test(text) ? readCamt(text) : readCsv(text);
  if (lines.length === 0) throw new StatementError("no_credits");
  if (lines.length > most.lines) throw new StatementError("too_long");
  return withOrdinals(lines);
}
