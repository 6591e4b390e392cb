import path from "node:path";
import { dynamicImport } from "@medusajs/framework/utils";
import { logUncaughtErrors } from "@su-turrone/contract/unexpected-errors";
import { env } from "./src/platform/env";
import { logger } from "./src/platform/logger";

// only a server loads this file: commands print their errors for whoever has called them
logUncaughtErrors((error) => {
  logger.panic(error);
});

/**
 * Called by Medusa before it loads anything that is to be traced. Undefined when tracing is off, so that nothing of
 * OpenTelemetry is loaded. Medusa's own `registerOtel` is not used, because it records every request header in the
 * span.
 */
export const register = env().OTEL_EXPORTER_OTLP_ENDPOINT
  ? () => dynamicImport(path.join(__dirname, "src", "platform", "tracing"))
  : undefined;
