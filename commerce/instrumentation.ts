import path from "node:path";
import { dynamicImport } from "@medusajs/framework/utils";
import { env } from "./src/platform/env";

/**
 * Called by Medusa before it loads anything that is to be traced. Not there where traces are off: then nothing of OpenTelemetry is
 * loaded. Medusa's own `registerOtel` is not used, because it puts every header of a request into its span.
 */
export const register = env().OTEL_EXPORTER_OTLP_ENDPOINT
  ? () => dynamicImport(path.join(__dirname, "src", "platform", "tracing"))
  : undefined;
