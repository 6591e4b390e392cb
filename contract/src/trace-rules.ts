/**
 * What may be sent to a trace collector: names, numbers and patterns, never anything a person has typed, sent or
 * received. Attributes not listed here are dropped, whatever added them to a trace.
 */

/** Attribute with the request id used in all logs. */
export const requestIdAttribute = "request.id";

/** Header with which the storefront passes the request id to commerce. */
export const requestIdHeader = "x-request-id";

const requestIdFormat = /^[\w-]{8,64}$/;

export const isRequestId = (text: unknown): text is string =>
  typeof text === "string" && requestIdFormat.test(text);

/** Allowed attributes and the format of their values. */
const allowedFormats: Readonly<Record<string, RegExp>> = {
  [requestIdAttribute]: requestIdFormat,
  "http.request.method": /^[A-Z_]{1,20}$/,
  "http.response.status_code": /^\d{3}$/,
  // the route pattern, with the names of its parameters
  "http.route": /^[\w/:.*()-]{1,200}$/,
  "network.protocol.version": /^[\d.]{1,5}$/,
  "server.address": /^[\w.:-]{1,100}$/,
  "server.port": /^\d{1,5}$/,
  "error.type": /^[\w.]{1,100}$/,
  "db.system": /^\w{1,30}$/,
  "exception.type": /^[\w.]{1,100}$/,
};

/** Maximum length of SQL in traces; column lists are long, and the beginning identifies the query. */
const maxSqlLength = 2_000;

/**
 * Replaces literal values in SQL (strings and numbers) with `?`. Bound parameters ($1, $2) never get into a trace; this
 * covers literals in the SQL text.
 * @returns just `?` if the SQL contains dollar quotes, backslashes or comments, where the end of a string could be
 *   misread
 */
export function redactSql(sql: string): string {
  if (/\$[a-z_]*\$|\\|--|\/\*/i.test(sql)) return "?";
  return sql
    .replace(/'(?:[^']|'')*'?/g, "?")
    .replace(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, "?")
    .slice(0, maxSqlLength);
}

/** Stack frames without the error message, which may quote user input. */
export const stackFrames = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line))
    .join("\n");

function allowedValue(name: string, value: unknown): string | number | undefined {
  if (name === "db.statement") return typeof value === "string" ? redactSql(value) : undefined;
  if (name === "exception.stacktrace") return typeof value === "string" ? stackFrames(value) : undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return allowedFormats[name]?.test(String(value)) ? value : undefined;
}

/** Filters attributes by the allow-list. */
export function allowedAttributes(
  given: Readonly<Record<string, unknown>> = {},
): Record<string, string | number> {
  const allowed: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    const text = allowedValue(name, value);
    if (text !== undefined) allowed[name] = text;
  }
  return allowed;
}

/** Sanitised span name: a method with a route pattern, or a database operation. */
export const allowedSpanName = (name: string): string =>
  /^[\w.:/*() -]{1,250}$/.test(name) ? name : "other";
