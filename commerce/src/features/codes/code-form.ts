import { formLimits } from "@su-turrone/contract/limits";
import { parseEuros, type Cents } from "@su-turrone/contract/money";

/** Discount of a code on the goods of a cart, VAT included. */
export type Discount = { kind: "percent"; percent: number } | { kind: "amount"; cents: Cents };

/** The editable terms of a code as entered; "" for none. */
export interface TypedTerms {
  /** First and last day, both inclusive: ISO dates in the shop's time zone. */
  from: string;
  until: string;
  /** Maximum number of uses. */
  limit: string;
}

export interface TypedCode extends TypedTerms {
  code: string;
  kind: Discount["kind"];
  /** Per cent or euro. */
  value: string;
  /** Minimum goods total in euro; "" for none. */
  minimum: string;
}

export interface CodeTerms {
  /** First and last day, both inclusive: ISO dates in the shop's time zone. */
  from: string | null;
  until: string | null;
  limit: number | null;
}

export interface NewCode extends CodeTerms {
  code: string;
  takes_off: Discount;
  /** Minimum goods total before the code, VAT included. */
  minimum_cents: Cents | null;
}

export type CodeProblem =
  | "code_letters"
  | "code_taken"
  | "percent"
  | "amount"
  | "day"
  | "until_before_from"
  | "until_past"
  | "limit"
  | "limit_below_used"
  | "minimum";

export type CodeProblems = Partial<Record<keyof TypedCode, CodeProblem>>;

/** Result of parsing a form: its value, or the validation errors. */
export type ReadForm<Meaning> = { read: Meaning } | { problems: CodeProblems };

/** Normal form of a code: upper case without surrounding whitespace, as the cart displays it. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

const codePattern = new RegExp(`^[A-Z0-9]{3,${formLimits.code}}$`);
/** A positive integer of at most nine digits, which fits Medusa's column. */
const countPattern = /^[1-9]\d{0,8}$/;
const dayPattern = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether a text is a calendar date of this century; the shop's clock does not support others. */
function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function problemsOfTerms({ from, until, limit }: TypedTerms): CodeProblems {
  const problems: CodeProblems = {};
  if (from !== "" && !isDay(from)) problems.from = "day";
  if (until !== "" && !isDay(until)) problems.until = "day";
  else if (from !== "" && until !== "" && until < from) problems.until = "until_before_from";
  if (limit.trim() !== "" && !countPattern.test(limit.trim())) problems.limit = "limit";
  return problems;
}

const termsOf = ({ from, until, limit }: TypedTerms): CodeTerms => ({
  from: from || null,
  until: until || null,
  limit: limit.trim() === "" ? null : Number(limit),
});

/** Parses the terms of an existing code. @param used number of uses so far */
export function readTerms(typed: TypedTerms, used: number): ReadForm<CodeTerms> {
  const problems = problemsOfTerms(typed);
  const read = termsOf(typed);
  if (!problems.limit && read.limit !== null && read.limit < used) problems.limit = "limit_below_used";
  return Object.keys(problems).length > 0 ? { problems } : { read };
}

/** Whole per cent, 1 to 100; null when invalid. */
function percentOf(typed: string): number | null {
  const percent = Number(/^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1] ?? Number.NaN);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** Parses the form "New code". @param today current date in the shop's time zone, ISO 8601 */
export function readNewCode(typed: TypedCode, today: string): ReadForm<NewCode> {
  const problems = problemsOfTerms(typed);
  const code = normaliseCode(typed.code);
  if (!codePattern.test(code)) problems.code = "code_letters";
  if (!problems.until && typed.until !== "" && typed.until < today) problems.until = "until_past";
  const minimum = typed.minimum.trim() === "" ? null : parseEuros(typed.minimum);
  if (typed.minimum.trim() !== "" && !minimum) problems.minimum = "minimum";
  const percent = typed.kind === "percent" ? percentOf(typed.value) : null;
  const cents = typed.kind === "amount" ? parseEuros(typed.value) : null;
  const discount: Discount | null = percent
    ? { kind: "percent", percent }
    : cents
      ? { kind: "amount", cents }
      : null;
  if (!discount) problems.value = typed.kind;
  if (!discount || Object.keys(problems).length > 0) return { problems };
  return { read: { ...termsOf(typed), code, takes_off: discount, minimum_cents: minimum } };
}
