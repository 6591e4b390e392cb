/**
 * What of a request may be told to whoever collects traces: names, numbers and shapes, never what a person has typed, sent or been
 * given. Whatever is not named here stays in the shop, however it got into a trace.
 */

/** Name of the attribute that holds the id by which all logs know a request. */
export const requestIdAttribute = "request.id";

/** Header by which a storefront tells commerce that id. */
export const requestIdHeader = "x-request-id";

/** The ids of requests; one of another shape is nobody's. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === "string" && /^[\w-]{8,64}$/.test(text);

/** Attributes that are told, by the shape of what is told in them. */
const shapes: Readonly<Record<string, RegExp>> = {
  [requestIdAttribute]: /^[\w-]{8,64}$/,
  "http.request.method": /^[A-Z_]{1,20}$/,
  "http.response.status_code": /^\d{3}$/,
  // the pattern of an address, with the names of its parameters
  "http.route": /^[\w/:.*()-]{1,200}$/,
  "network.protocol.version": /^[\d.]{1,5}$/,
  "server.address": /^[\w.:-]{1,100}$/,
  "server.port": /^\d{1,5}$/,
  "error.type": /^[\w.]{1,100}$/,
  "db.system": /^\w{1,30}$/,
  "exception.type": /^[\w.]{1,100}$/,
};

/** The longest SQL that is told; lists of columns are long, and the beginning says what is asked. */
const longestSql = 2_000;

/**
 * SQL without what stands in it as a value: texts and numbers become `?`. What the apps hand to the database beside the SQL ($1, $2)
 * never gets into a trace at all; this is for what stands in the SQL itself.
 * @returns the whole as `?` where texts are written so that this could mistake their end (dollar quotes, backslashes, comments)
 */
export function redactSql(sql: string): string {
  if (/\$[a-z_]*\$|\\|--|\/\*/i.test(sql)) return "?";
  return sql
    .replace(/'(?:[^']|'')*'?/g, "?")
    .replace(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, "?")
    .slice(0, longestSql);
}

/** The places an error has passed through, without its message, which may quote what a person has typed. */
export const stackFrames = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line))
    .join("\n");

function allowedValue(name: string, value: unknown): string | number | undefined {
  if (name === "db.statement") return typeof value === "string" ? redactSql(value) : undefined;
  if (name === "exception.stacktrace") return typeof value === "string" ? stackFrames(value) : undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return shapes[name]?.test(String(value)) ? value : undefined;
}

/** What is left of attributes. */
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

/** What a span is called: a method and a pattern of addresses, or what is done with the database. */
export const allowedSpanName = (name: string): string =>
  /^[\w.:/*() -]{1,250}$/.test(name) ? name : "other";
