import { logRules } from "@su-turrone/contract/log-rules";
import { pino } from "pino";
import { env } from "./env.server";

// A line that finds no room on a full disk is lost; Node would end the process for an error nobody has listened to, and pino's
// own way to standard output would try for ever when the process is to end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** JSON lines on standard output. Personal data and secrets are not to be logged; the rules and these paths are a last net. */
export const log = pino(
  {
    ...logRules,
    level: env.LOG_LEVEL,
    base: { service: "storefront" },
    redact: ["email", "phone", "address", "*.email", "*.phone", "req.headers.cookie", "headers.cookie"],
  },
  process.stdout,
);
