// starts tracing in this process; only loaded by instrumentation.ts
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
  // the store API itself rejects an invalid key
  isOurs: ({ headers }) => storefrontKeyHeader in headers,
  routeOf,
  note: (message) => {
    logger.warn(`Tracing: ${message}`);
  },
});

// database queries of jobs belong to no request
new PgInstrumentation({ requireParentSpan: true });
