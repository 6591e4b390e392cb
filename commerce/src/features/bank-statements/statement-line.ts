import { createHash } from "node:crypto";
import { isIban } from "@su-turrone/contract/iban";
import { z } from "@medusajs/framework/zod";

/** A payment as listed in a bank statement. */
export interface StatementLine {
  /** Booking date, ISO 8601. */
  day: string;
  direction: "in" | "out";
  /** Integer cents, greater than zero, also for money that went out. */
  amount_cents: number;
  /** Name of the payer, or of the payee of an outgoing payment; "" when the statement has none. */
  counterparty: string;
  /** IBAN of the counterparty without spaces; "" when the statement has none. */
  counterparty_iban: string;
  /** The payer's text, and further details from the bank. */
  text: string;
  /**
   * References and names that a statement gives beside the text, each in a line. Not in `lineKey`, so that lines booked before they were
   * read are still known.
   */
  details: string;
  /** The bank's reference of the entry; "" when there is none. */
  bank_reference: string;
  /** The bank takes back an earlier entry with it: money that had come in, or had gone out. Never booked. */
  reversal?: true;
  /** Number of equal lines before it in the same statement. */
  ordinal: number;
}

/** Reasons to refuse a file. */
export const statementProblems = [
  "empty",
  "too_long",
  "not_a_statement",
  "mt940",
  "no_columns",
  "bad_line",
  "other_sum",
  "no_direction",
  "other_currency",
  "not_camt053",
  "doctype",
  "no_credits",
  "all_booked",
] as const;

export type StatementProblem = (typeof statementProblems)[number];

/**
 * A statement that cannot be parsed, or does not need to be. @property problem the reason; @property row the row of the
 * file it concerns, if any
 */
export class StatementError extends Error {
  constructor(
    readonly problem: StatementProblem,
    readonly row: number | null = null,
  ) {
    super(`The statement is refused: ${problem}${row === null ? "" : ` (row ${row})`}`);
  }
}

export type ReadLine = Omit<StatementLine, "ordinal">;

/** Numbers equal lines, so that two payments with the same amount, date and text are kept apart. */
export function withOrdinals(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { direction, day, amount_cents, counterparty, text, bank_reference } = line;
    const same = JSON.stringify([direction, day, amount_cents, counterparty, text, bank_reference]);
    const ordinal = seen.get(same) ?? 0;
    seen.set(same, ordinal + 1);
    return { ...line, ordinal };
  });
}

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

/**
 * Parses an amount as written by Italian, German or English banks into integer cents: "1.234,56", "1,234.56", "+32,70
 * €", "-5", "1'000.00"; null when it is not an amount. A single separator followed by three digits ("1.234") separates
 * thousands.
 */
export function amountCents(written: string): number | null {
  const normalized = written.replace(/EUR|€|[\s'\u00a0]/gi, "").replace("\u2212", "-");
  const match = /^([+-]?)([\d.,]*\d)([+-]?)$/.exec(normalized);
  if (!match) return null;
  const [, before, digits = "", after] = match;
  const [, integerPart = "", point = "", cents = ""] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  if (point !== "" && integerPart.includes(point)) return null;
  if (!/^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(integerPart)) return null;
  const value = Number(integerPart.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  if (!Number.isSafeInteger(value)) return null;
  return before === "-" || after === "-" ? -value : value;
}

/**
 * Parses a date as written by banks into ISO 8601: "23.11.2026", "23/11/26", "2026-11-23"; null when it is not a date.
 */
export function isoDay(written: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(written.trim());
  const other = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(written.trim());
  if (!iso && !other) return null;
  const [year, month, day] = iso ? iso.slice(1) : [other?.[3], other?.[2], other?.[1]];
  const full = (year ?? "").padStart(4, "20");
  const text = `${full}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The IBAN as written by a bank, without spaces; "" when it is none, such as an account number. */
export function ibanIn(written: string): string {
  const account = written.replace(/\s+/g, "").toUpperCase();
  return isIban(account) ? account : "";
}

/** Whether the payer gave a reference; banks write a word in its place. */
export const isGiven = (reference: string): boolean => !/^NOT ?PROVIDED$|^NONREF$/i.test(reference);

/** Body of `POST /admin/bank-statements`. */
export const statementBody = z.strictObject({ text: z.string(), only_incoming: z.boolean().default(false) });

const lineFields = {
  day: z.iso.date(),
  amount_cents: z.number().int().min(1).max(2_000_000_000),
  counterparty: z.string().max(2_000),
  counterparty_iban: z.string().max(34),
  text: z.string().max(10_000),
  details: z.string().max(10_000),
  bank_reference: z.string().max(200),
  ordinal: z.number().int().min(0).max(5_000),
};

/** Body of `POST /admin/bank-statement-bookings`. */
export const bookingBody = z.strictObject({
  order_id: z.string().min(1).max(64),
  /** Amount due for the order when the line was shown; integer cents. */
  expected_open_cents: z.number().int().min(1).optional(),
  /** The order expects no transfer: all of it is to be sent back. */
  send_back: z.boolean().default(false),
  line: z.strictObject({ direction: z.literal("in"), ...lineFields }),
});

/** Body of `POST /admin/refund-transfers/:id`. */
export const sentRefundBody = z.strictObject({
  /** Account that was shown, null if none was known: a transfer to another one is not what the buyer is told of. */
  iban: z.string().max(34).nullable().optional(),
  /** Amount that was shown, or that the file for the bank orders; integer cents. */
  cents: z.number().int().optional(),
  /** File for the bank that was shown to order it, null if none: the bank would transfer it once more. */
  file_id: z.string().max(40).nullable().optional(),
  /** The debit that shows the transfer, if it is known from a statement. */
  line: z.strictObject({ direction: z.literal("out"), ...lineFields }).optional(),
});

export type StatementBody = z.infer<typeof statementBody>;
