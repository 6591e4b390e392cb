import path from "node:path";
import { dynamicImport } from "@medusajs/framework/utils";
import { env } from "./src/platform/env";

/**
 * Called by Medusa before it loads anything that is traced. Undefined if tracing is off, so that OpenTelemetry is not
 * loaded. Medusa's own `registerOtel` is not used, because it puts all request headers into spans.
 */
export const register = env().OTEL_EXPORTER_OTLP_ENDPOINT
  ? () => dynamicImport(path.join(__dirname, "src", "platform", "tracing"))
  : undefined;
