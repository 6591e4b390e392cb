/**
 * Redaction of errors and messages for the logs of both apps: enough to debug the shop, but no personal data, card
 * numbers or keys. PostgreSQL, knex, Stripe and mail servers quote their input in messages and attach it to their
 * errors.
 */
import { stackFrames, redactSql } from "./trace-rules";

/** Maximum length of text that is scanned for SQL and that is written; unbounded input would make the patterns slow. */
const maxLength = { read: 20_000, written: 4_000 };

/** SQL within a message, up to the " - " after which knex and MikroORM append the reason. */
const sqlInText = /\b(?:select|insert into|update|delete from|with)\s.*\s-\s/is;

/** Luhn check of a card number; needed because times in milliseconds have as many digits. */
function isCardNumber(text: string): boolean {
  const digits = text.match(/\d/g) ?? [];
  const sum = digits.reverse().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Patterns that are always redacted, more specific ones first. */
const redactions: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // PostgreSQL: row values, and values that could not be parsed
  [/\bKey \(([^)]*)\)=\(.*?\)(?= |\.|$)/gs, "Key ($1)=(?)"],
  [/\bFailing row contains \(.*\)/gs, "Failing row contains (?)"],
  [/\b(invalid (?:input|byte)[^:"]*|(?:value|integer|time zone)[^:"]*): ?"[^"]*"/g, '$1: "?"'],
  [/\b(value|time zone) "[^"]*"/g, '$1 "?"'],
  // JSON and zod: the input
  [/, "[^]*"(?:\.\.\.)? is not valid JSON/g, " in what is not valid JSON"],
  [/\breceived '[^']*'/g, "received '?'"],
  // credentials and queries in URLs
  [/:\/\/[^\s/@"']*@/g, "://"],
  [/(\w\/[^\s"'?]*|\/)\?[^\s"']+/g, "$1?…"],
  [/[^\s@"'<>()[\]=,;:/\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi, "[mail address]"],
  // Stripe keys and client secrets; bearer and basic credentials; signed tokens, order keys, machine passwords
  [/\b(?:sk|rk|pk)_(?:live|test)_[\w*]+|\bwhsec_\w+/g, "[key]"],
  [/_secret_\w+/g, "_secret_[key]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, "$1 [key]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/(?<![\w-])[\w-]{43,}(?:\.[\w-]+)*/g, "[token]"],
  [/(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g, (found) => (isCardNumber(found) ? "[card]" : found)],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, "[IBAN]"],
  [/(?<!\w)\+\d[\d ()/-]{6,}\d/g, "[phone]"],
];

/**
 * Removes possible personal data from a log message: values in SQL and in PostgreSQL's quotes, mail addresses, numbers,
 * keys, tokens.
 */
export function redactPersonalData(text: string): string {
  const sqlRedacted =
    text.length > maxLength.read
      ? redactSql(text.slice(0, maxLength.read))
      : text.replace(sqlInText, (sql) => `${redactSql(sql.slice(0, -3))} - `);
  let redacted = sqlRedacted.slice(0, maxLength.written);
  for (const [pattern, replacement] of redactions)
    redacted =
      typeof replacement === "string"
        ? redacted.replace(pattern, replacement)
        : redacted.replace(pattern, replacement);
  return redacted;
}

export interface SerializedError {
  type: string;
  message: string;
  stack: string;
  [property: string]: unknown;
}

/** Error properties with technical content: codes and names of operations. */
const allowedProperties = [
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

const isAllowedValue = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /^[\w.:-]{1,80}$/.test(value));

/** Maximum depth of nested causes that are logged. */
const depth = 3;

/**
 * Serialises an error for the log. Other properties (`detail`, `parameters`, `body`, `raw`, `response`, …) may contain
 * user input or personal data and are omitted.
 */
export function serializeError(error: unknown, remainingDepth = depth): SerializedError | string {
  if (typeof error !== "object" || error === null) return redactPersonalData(String(error));
  const { name, message, stack, cause } = error as Partial<
    Record<"name" | "message" | "stack" | "cause", unknown>
  >;
  const known = Object.fromEntries(
    allowedProperties
      .map((property) => [property, (error as Record<string, unknown>)[property]] as const)
      .filter(([, value]) => isAllowedValue(value)),
  );
  return {
    ...known,
    type: error instanceof Error ? error.constructor.name : typeof name === "string" ? name : "object",
    message: typeof message === "string" ? redactPersonalData(message) : "",
    stack: typeof stack === "string" ? stackFrames(stack) : "",
    ...(cause !== undefined && remainingDepth > 0
      ? { cause: serializeError(cause, remainingDepth - 1) }
      : {}),
  };
}

/** Hooks of both apps' loggers (pino), applied to each line: errors are serialised as above, messages are redacted. */
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
    // called with (fields, message), (message) or (error); for an error, its message becomes the log message
    logMethod(this: unknown, args: unknown[], write: (...args: never[]) => void): void {
      const [first, ...others] = args;
      const parts =
        first instanceof Error ? [{ err: first }, ...(others.length > 0 ? others : [first.message])] : args;
      write.apply(
        this,
        parts.map((part) => (typeof part === "string" ? redactPersonalData(part) : part)) as never[],
      );
    },
  },
};
