import { randomUUID } from "node:crypto";
import { logger as medusas } from "@medusajs/framework/logger";
import type { Logger } from "@medusajs/framework/types";
import { logRules } from "@su-turrone/contract/log-rules";
import { pino, type Level } from "pino";
import { currentRequestId } from "./current-request";
import { env } from "./env";

/** Medusa's names of levels that pino does not have. */
const levels: Readonly<Record<string, Level>> = {
  silly: "trace",
  verbose: "debug",
  http: "debug",
  panic: "fatal",
};

const levelOf = (name: string): string => levels[name] ?? name;

/** JSON lines as the storefront writes them, by the same rules; each names the request during which it was written. */
const open = () =>
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

let opened: ReturnType<typeof open> | undefined;

/** Opened with the first line, because modules are loaded where there is no environment, in unit tests. */
const lines = (): ReturnType<typeof open> => (opened ??= open());

/** The logger of a built shop, in the shape that Medusa asks for. */
const shops: Logger = {
  panic(data) {
    lines().fatal({ err: data }, "panic");
    process.exit(1);
  },
  // Medusa's own line of a request has the address with its query, where the owner's searches for people stand, and who asked from where
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
  progress(activity, message) {
    lines().info({ activity }, message);
  },
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
  warn(message) {
    lines().warn(message);
  },
  info(message) {
    lines().info(message);
  },
  http(message) {
    lines().debug(message);
  },
  verbose(message) {
    lines().debug(message);
  },
  debug(message) {
    lines().debug(message);
  },
  silly(message) {
    lines().trace(message);
  },
  log(...parts) {
    lines().info(parts.map(String).join(" "));
  },
};

/** Medusa's own, which colours its lines, while the shop is developed. */
export const logger: Logger = process.env["NODE_ENV"] === "production" ? shops : medusas;

/** What is told of a request that was answered. */
export interface AnsweredRequest {
  method: string | undefined;
  /** Without its query. */
  path: string;
  status: number;
  /** How long it took. */
  ms: number;
}

/** Writes the one line of a request; while the shop is developed Medusa writes its own. */
export function logRequest(request: AnsweredRequest): void {
  if (logger === shops) lines()[request.status >= 500 ? "error" : "info"](request, "request");
}
