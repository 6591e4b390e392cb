import { logRules } from "@su-turrone/contract/log-rules";
import { pino } from "pino";
import { env } from "./env.server";

// a log line that cannot be written to a full disk is lost; without a listener the error would end the process, and
// pino's own destination for standard output would retry forever during shutdown
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** JSON lines without personal data and secrets; the log rules and redacted paths are a last safety net. */
export const log = pino(
  {
    ...logRules,
    level: env.LOG_LEVEL,
    base: { service: "storefront" },
    redact: ["email", "phone", "address", "*.email", "*.phone", "req.headers.cookie", "headers.cookie"],
  },
  process.stdout,
);
