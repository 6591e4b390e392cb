/**
 * What of an error and of a sentence is written into the logs of both apps: enough to mend the shop, nothing of a person, no card and no
 * key. PostgreSQL, knex, Stripe and mail servers quote in their messages what they were given, and hang it on their errors.
 */
import { stackFrames, redactSql } from "./trace-rules";

/** Longest text that is looked through for SQL, and longest that is written: patterns take their time with what has no end. */
const longest = { read: 20_000, written: 4_000 };

/** SQL in the middle of a sentence, up to the reason that knex and MikroORM write behind it. */
const sqlInText = /\b(?:select|insert into|update|delete from|with)\s.*\s-\s/is;

/** The check digit of a card's number; times in milliseconds have as many digits. */
function isCardNumber(text: string): boolean {
  const digits = text.match(/\d/g) ?? [];
  const sum = digits.reverse().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is left out wherever it stands, the more exact first. */
const hidden: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // PostgreSQL: what stood in the row, and what could not be read as a value
  [/\bKey \(([^)]*)\)=\(.*?\)(?= |\.|$)/gs, "Key ($1)=(?)"],
  [/\bFailing row contains \(.*\)/gs, "Failing row contains (?)"],
  [/\b(invalid (?:input|byte)[^:"]*|(?:value|integer|time zone)[^:"]*): ?"[^"]*"/g, '$1: "?"'],
  [/\b(value|time zone) "[^"]*"/g, '$1 "?"'],
  // JSON and zod: what was sent
  [/, "[^]*"(?:\.\.\.)? is not valid JSON/g, " in what is not valid JSON"],
  [/\breceived '[^']*'/g, "received '?'"],
  // user and password, and queries, in addresses
  [/:\/\/[^\s/@"']*@/g, "://"],
  [/(\w\/[^\s"'?]*|\/)\?[^\s"']+/g, "$1?…"],
  [/[^\s@"'<>()[\]=,;:/\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi, "[mail address]"],
  // Stripe's keys and what opens a payment; bearers; signed tokens, keys of orders, passwords of machines
  [/\b(?:sk|rk|pk)_(?:live|test)_[\w*]+|\bwhsec_\w+/g, "[key]"],
  [/_secret_\w+/g, "_secret_[key]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, "$1 [key]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/(?<![\w-])[\w-]{43,}(?:\.[\w-]+)*/g, "[token]"],
  [/(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g, (found) => (isCardNumber(found) ? "[card]" : found)],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, "[IBAN]"],
  [/(?<!\w)\+\d[\d ()/-]{6,}\d/g, "[phone]"],
];

/** A sentence for a log without what may be a person's: values in SQL and what PostgreSQL quotes, mail addresses, numbers, keys, tokens. */
export function redactPersonalData(text: string): string {
  const whole =
    text.length > longest.read
      ? redactSql(text.slice(0, longest.read))
      : text.replace(sqlInText, (sql) => `${redactSql(sql.slice(0, -3))} - `);
  let redacted = whole.slice(0, longest.written);
  for (const [pattern, instead] of hidden)
    redacted =
      typeof instead === "string" ? redacted.replace(pattern, instead) : redacted.replace(pattern, instead);
  return redacted;
}

/** What an error is in a log. */
export interface SerializedError {
  type: string;
  message: string;
  /** The places it has passed through. */
  stack: string;
  /** What it has about itself, by name. */
  [fact: string]: unknown;
}

/** What errors say about themselves in words of the machine: codes, and names of what was asked. */
const facts = [
  "code",
  "errno",
  "syscall",
  "status",
  "statusCode",
  "responseCode",
  "constraint",
  "table",
  "column",
  "kind",
];

const isFact = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /^[\w.:-]{1,80}$/.test(value));

/** Causes of causes that are told. */
const depth = 3;

/**
 * An error for a log. What else hangs on it (`detail`, `parameters`, `body`, `raw`, `response`, …) holds what people have typed or been
 * given, whatever it is called, and is left out.
 */
export function serializeError(error: unknown, deeper = depth): SerializedError | string {
  if (typeof error !== "object" || error === null) return redactPersonalData(String(error));
  const { name, message, stack, cause } = error as Partial<
    Record<"name" | "message" | "stack" | "cause", unknown>
  >;
  const known = Object.fromEntries(
    facts
      .map((fact) => [fact, (error as Record<string, unknown>)[fact]] as const)
      .filter(([, value]) => isFact(value)),
  );
  return {
    ...known,
    type: error instanceof Error ? error.constructor.name : typeof name === "string" ? name : "object",
    message: typeof message === "string" ? redactPersonalData(message) : "",
    stack: typeof stack === "string" ? stackFrames(stack) : "",
    ...(cause !== undefined && deeper > 0 ? { cause: serializeError(cause, deeper - 1) } : {}),
  };
}

/** What both apps' loggers (pino) do to each line: errors as above, and sentences without what may be a person's. */
export const logRules = {
  serializers: { err: (error: unknown) => serializeError(error) },
  formatters: {
    log: (line: Record<string, unknown>): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(line).map(([name, value]) => [
          name,
          typeof value === "string" ? redactPersonalData(value) : value,
        ]),
      ),
  },
  hooks: {
    // given are (fields, sentence), (sentence) or (error), whose message then is the sentence
    logMethod(this: unknown, given: unknown[], write: (...given: never[]) => void): void {
      const [first, ...others] = given;
      const parts =
        first instanceof Error ? [{ err: first }, ...(others.length > 0 ? others : [first.message])] : given;
      write.apply(
        this,
        parts.map((part) => (typeof part === "string" ? redactPersonalData(part) : part)) as never[],
      );
    },
  },
};
