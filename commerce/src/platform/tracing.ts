// Starts the traces of this process; loaded by instrumentation.ts alone.
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { startTracing } from "@su-turrone/contract/tracing";
import { env } from "./env";
import { logger } from "./logger";
import { routeOf } from "./metrics";

startTracing({
  service: "commerce",
  collectorHeaders: env().OTEL_EXPORTER_OTLP_HEADERS,
  ignored: /^\/(?:app|health|metrics)(?:[/?]|$)/,
  // a wrong key is refused by the store API itself
  isOurs: ({ headers }) => storefrontKeyHeader in headers,
  routeOf,
  note: (message) => {
    logger.warn(`Tracing: ${message}`);
  },
});

// what jobs ask the database belongs to no request
new PgInstrumentation({ requireParentSpan: true });
