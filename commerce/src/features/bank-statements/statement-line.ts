/** Money that came, as a line of a bank statement tells it. */
export interface StatementLine {
  /** Day the bank booked it, ISO 8601 date. */
  day: string;
  /** Integer cents, more than zero. */
  amount_cents: number;
  /** Who paid; "" where the statement does not say. */
  payer: string;
  /** What the payer wrote, and whatever else the bank says of it. */
  text: string;
  /** The bank's own reference of the entry; "" where there is none. */
  bank_reference: string;
  /** How many equal lines stand before it in the same statement. */
  ordinal: number;
}

/** Why a file is refused. */
export const statementProblems = [
  "empty",
  "too_long",
  "not_a_statement",
  "no_columns",
  "bad_line",
  "other_currency",
  "not_camt053",
  "doctype",
  "no_credits",
  "all_booked",
] as const;

/** One of the reasons. */
export type StatementProblem = (typeof statementProblems)[number];

/** A statement that cannot be read, or need not be. @property problem why; @property row of the file where it is about one */
export class StatementError extends Error {
  constructor(
    readonly problem: StatementProblem,
    readonly row: number | null = null,
  ) {
    super(`The statement is refused: ${problem}${row === null ? "" : ` (row ${row})`}`);
  }
}

/** A line without its place among equal ones. */
export type ReadLine = Omit<StatementLine, "ordinal">;

/** Counts equal lines, so that two payments of the same sum, day and text stay two. */
export function withOrdinals(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const same = JSON.stringify([line.day, line.amount_cents, line.payer, line.text, line.bank_reference]);
    const ordinal = seen.get(same) ?? 0;
    seen.set(same, ordinal + 1);
    return { ...line, ordinal };
  });
}
