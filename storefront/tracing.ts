// Starts tracing for this process; server.ts imports it only when a collector is configured.
import { startTracing } from "@su-turrone/contract/tracing";
import { env } from "./app/platform/env.server";
import { log } from "./app/platform/log.server";
import { routePattern } from "./app/platform/route-pattern";

startTracing({
  service: "storefront",
  collectorHeaders: env.OTEL_EXPORTER_OTLP_HEADERS,
  ignored: /^\/(?:assets|health|metrics|notices)(?:[/?]|$)/,
  // every trace starts in the storefront
  isOurs: () => false,
  routeOf: ({ url = "/" }) => routePattern(url.split("?", 1)[0] ?? "/"),
  note: (message) => log.warn(message),
});
