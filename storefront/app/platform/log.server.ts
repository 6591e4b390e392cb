import { pino } from "pino";
import { env } from "./env.server";

/** JSON lines on standard output. Personal data and secrets are not to be logged; these paths are a last net. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { service: "storefront" },
  redact: ["email", "phone", "address", "*.email", "*.phone", "req.headers.cookie", "headers.cookie"],
});
