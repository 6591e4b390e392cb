import { formLimits } from "@su-turrone/contract/limits";
import { parseEuros, type Cents } from "@su-turrone/contract/money";

/** What a code takes off the goods of a cart, VAT included. */
export type TakenOff = { kind: "percent"; percent: number } | { kind: "amount"; cents: Cents };

/** The terms of a code that can be changed later, as they are typed; "" is none. */
export interface TypedTerms {
  /** First and last day, both included: ISO dates on the shop's clock. */
  from: string;
  until: string;
  /** How often the code may be used in all. */
  limit: string;
}

/** The form "New code", as it is typed. */
export interface TypedCode extends TypedTerms {
  code: string;
  kind: TakenOff["kind"];
  /** Per cent, or euro. */
  value: string;
  /** Euro that the goods have to be worth; "" is none. */
  minimum: string;
}

/** The terms of a code. */
export interface CodeTerms {
  /** First and last day, both included: ISO dates on the shop's clock. */
  from: string | null;
  until: string | null;
  limit: number | null;
}

/** A code as it is made. */
export interface NewCode extends CodeTerms {
  code: string;
  takes_off: TakenOff;
  /** Least worth of the goods before the code, VAT included. */
  minimum_cents: Cents | null;
}

/** What can be wrong with a field. */
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

/** What is wrong, by field. */
export type CodeProblems = Partial<Record<keyof TypedCode, CodeProblem>>;

/** What was read of a form: what it means, or what is wrong with it. */
export type ReadForm<Meaning> = { read: Meaning } | { problems: CodeProblems };

/** Letters of the code as it is kept: upper case, without space around it, as the cart tells it. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

const codePattern = new RegExp(`^[A-Z0-9]{3,${formLimits.code}}$`);
/** A whole number above 0 of at most nine figures, which Medusa's column holds. */
const countPattern = /^[1-9]\d{0,8}$/;
const dayPattern = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether it is a day of the calendar in this century; the shop's clock knows no hour of others. */
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

/** Reads the terms of a code that is there. @param used how often it was used so far */
export function readTerms(typed: TypedTerms, used: number): ReadForm<CodeTerms> {
  const problems = problemsOfTerms(typed);
  const read = termsOf(typed);
  if (!problems.limit && read.limit !== null && read.limit < used) problems.limit = "limit_below_used";
  return Object.keys(problems).length > 0 ? { problems } : { read };
}

/** Per cent without a fraction, 1 to 100. */
function percentOf(typed: string): number | null {
  const percent = Number(/^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1] ?? Number.NaN);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** Reads the form "New code". @param today on the shop's clock, ISO date */
export function readNewCode(typed: TypedCode, today: string): ReadForm<NewCode> {
  const problems = problemsOfTerms(typed);
  const code = normaliseCode(typed.code);
  if (!codePattern.test(code)) problems.code = "code_letters";
  if (!problems.until && typed.until !== "" && typed.until < today) problems.until = "until_past";
  const minimum = typed.minimum.trim() === "" ? null : parseEuros(typed.minimum);
  if (typed.minimum.trim() !== "" && !minimum) problems.minimum = "minimum";
  const percent = typed.kind === "percent" ? percentOf(typed.value) : null;
  const cents = typed.kind === "amount" ? parseEuros(typed.value) : null;
  const takesOff: TakenOff | null = percent
    ? { kind: "percent", percent }
    : cents
      ? { kind: "amount", cents }
      : null;
  if (!takesOff) problems.value = typed.kind;
  if (!takesOff || Object.keys(problems).length > 0) return { problems };
  return { read: { ...termsOf(typed), code, takes_off: takesOff, minimum_cents: minimum } };
}
