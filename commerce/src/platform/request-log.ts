import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { isRequestId, requestIdHeader } from "@su-turrone/contract/trace-rules";
import { onEveryRequest } from "./every-request";

const ids = new AsyncLocalStorage<string>();

type Line = Record<string | symbol, unknown>;

/** What of the winston below Medusa's logger is used. */
interface Winston {
  format: { options?: unknown; transform: (line: Line, options?: unknown) => unknown };
  log: (line: Line) => void;
}

/** What of Medusa's logger is used. */
interface MedusasLogger {
  loggerInstance_: Winston;
  shouldLog: (level: string) => boolean;
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const isMedusasLogger = (logger: unknown): logger is MedusasLogger =>
  has(logger, "shouldLog") &&
  has(logger, "loggerInstance_") &&
  has(logger.loggerInstance_, "log") &&
  has(logger.loggerInstance_, "format") &&
  has(logger.loggerInstance_.format, "transform");

/** Names in each line the request during which it was written (`request_id`). */
function nameLines(winston: Winston): void {
  const inner = winston.format;
  winston.format = {
    options: inner.options,
    transform: (line, options) => {
      const id = ids.getStore();
      if (id !== undefined) line["request_id"] ??= id;
      return inner.transform(line, options);
    },
  };
}

/** Asked for again and again by whoever watches. */
const quiet = /^\/(?:health|metrics)(?:\/|$)/;

/**
 * Gives every request an id, the one a storefront brings, else one of its own; it stands in each line of the log, in the answer
 * (`X-Request-Id`) and in the trace. Each request has one line when it is answered. Medusa's own line has the address with its query, where
 * the owner's searches for people stand, and who asked from where with which browser, so it is not written.
 * @param logger Medusa's, which has no door for any of that
 * @throws Error when it is not built as it was: an update of Medusa then needs another way
 */
export function logRequests(logger: object): void {
  if (!isMedusasLogger(logger)) throw new Error("Medusa's logger is built in another way: request-log.ts");
  const { loggerInstance_: winston, shouldLog } = logger;
  nameLines(winston);
  logger.shouldLog = (level) => level !== "http" && shouldLog(level);
  onEveryRequest((request, response) => {
    const started = performance.now();
    const given = request.headers[requestIdHeader];
    const id = isRequestId(given) ? given : randomUUID();
    // Medusa takes it from there for its workflows
    request.headers[requestIdHeader] = id;
    response.setHeader("X-Request-Id", id);
    ids.enterWith(id);
    const { method, url = "/" } = request;
    const [path = "/"] = url.split("?", 1);
    if (quiet.test(path)) return;
    response.once("finish", () => {
      const ms = Math.round(performance.now() - started);
      const { statusCode: status } = response;
      winston.log({ level: "info", message: "request", request_id: id, method, path, status, ms });
    });
  });
}
