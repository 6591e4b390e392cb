import { randomUUID } from "node:crypto";
import { logger as medusas } from "@medusajs/framework/logger";
import type { Logger } from "@medusajs/framework/types";
import { logRules } from "@su-turrone/contract/log-rules";
import { pino, type Level } from "pino";
import { currentRequestId } from "./current-request";
import { env } from "./env";

/** Maps Medusa's log levels that pino does not have. */
const levels: Readonly<Record<string, Level>> = {
  silly: "trace",
  verbose: "debug",
  http: "debug",
  panic: "fatal",
};

const levelOf = (name: string): string => levels[name] ?? name;

/** JSON log lines by the same rules as the storefront's; each contains the id of the current request. */
const openLogger = () =>
  pino(
    {
      ...logRules,
      level: env().LOG_LEVEL,
      base: { service: "commerce" },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    process.stdout,
  );

let openedLogger: ReturnType<typeof openLogger> | undefined;

/** Created on first use, because unit tests load modules without an environment. */
const lines = (): ReturnType<typeof openLogger> => (openedLogger ??= openLogger());

/** Logger of a built shop, with Medusa's logger interface. */
const shopLogger: Logger = {
  panic(data) {
    lines().fatal({ err: data }, "panic");
    process.exit(1);
  },
  // Medusa's own request line contains the full URL, including the owner's searches for people, and the client's IP
  // address
  shouldLog: (level) => level !== "http" && lines().isLevelEnabled(levelOf(level)),
  setLogLevel(level) {
    lines().level = levelOf(level);
  },
  unsetLogLevel() {
    lines().level = env().LOG_LEVEL;
  },
  activity(message) {
    const activity = randomUUID();
    lines().info({ activity }, message);
    return activity;
  },
  progress: (activity, message) => lines().info({ activity }, message),
  success(activity, message) {
    lines().info({ activity }, message);
    return { activity };
  },
  failure(activity, message) {
    lines().error({ activity }, message);
    return { activity };
  },
  error(given, error) {
    const err = given instanceof Error ? given : error;
    lines().error(err ? { err } : {}, given instanceof Error ? given.message : given);
  },
  warn: (message) => lines().warn(message),
  info: (message) => lines().info(message),
  http: (message) => lines().debug(message),
  verbose: (message) => lines().debug(message),
  debug: (message) => lines().debug(message),
  silly: (message) => lines().trace(message),
  log: (...parts) => lines().info(parts.map(String).join(" ")),
};

/** In development: Medusa's own logger, which colours its lines. */
export const logger: Logger = process.env["NODE_ENV"] === "production" ? shopLogger : medusas;

export interface AnsweredRequest {
  method: string | undefined;
  /** Without the query string. */
  path: string;
  status: number;
  ms: number;
}

/** Logs a completed request; in development Medusa logs its own. */
export function logRequest(request: AnsweredRequest): void {
  if (logger === shopLogger) lines()[request.status >= 500 ? "error" : "info"](request, "request");
}
