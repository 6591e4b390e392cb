/**
 * OpenTelemetry tracing for both apps. Only loaded if OTEL_EXPORTER_OTLP_ENDPOINT is set. The content of spans is
 * restricted by trace-rules.ts, applied to every span on export, regardless of its origin.
 */
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import {
  isRequestId,
  requestIdAttribute,
  requestIdHeader,
  allowedAttributes,
  allowedSpanName,
} from "./trace-rules";
import { errorChannel } from "./unexpected-errors";

export interface TracedApp {
  service: "storefront" | "commerce";
  /** Headers for the collector in the format of OTEL_EXPORTER_OTLP_HEADERS; may contain an API key. */
  collectorHeaders: string | undefined;
  /** URLs that are not traced. */
  ignored: RegExp;
  /** Whether to continue the trace named in a request; for other callers a new trace is started. */
  isOurs: (request: IncomingMessage) => boolean;
  /** The route pattern of a request, with the names of its parameters. */
  routeOf: (request: IncomingMessage) => string;
  /** Called when the collector stops accepting traces, and when it accepts them again. */
  note: (message: string) => void;
}

const filtered = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: allowedSpanName(span.name) },
    attributes: { value: allowedAttributes(span.attributes) },
    events: {
      value: span.events
        .filter(({ name }) => name === "exception")
        .map((event) => ({ ...event, attributes: allowedAttributes(event.attributes) })),
    },
    // the status message may quote user input
    status: { value: { code: span.status.code } },
    links: { value: [] },
  }) as ReadableSpan;

/** Exports the filtered spans, and logs once when the collector rejects them. */
function filteringExporter(exporter: SpanExporter, note: TracedApp["note"]): SpanExporter {
  let refused = false;
  return {
    export: (spans, done) => {
      exporter.export(spans.map(filtered), (result) => {
        const failed = result.error !== undefined;
        if (failed !== refused)
          note(failed ? "the collector does not take traces" : "the collector takes traces again");
        refused = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

/** Drops the trace context and baggage sent by untrusted callers. */
function forgetStrangersTraces(isOurs: TracedApp["isOurs"]): void {
  subscribe("http.server.request.start", (message) => {
    if (!has(message, "request") || !(message.request instanceof IncomingMessage)) return;
    const { headers } = message.request;
    delete headers["tracestate"];
    delete headers["baggage"];
    if (!isOurs(message.request)) delete headers["traceparent"];
  });
}

/** Records unexpected errors in the trace of their request, or in a new one. */
function traceErrors(): void {
  const tracer = trace.getTracer("su-turrone");
  subscribe(errorChannel, (message) => {
    if (!has(message, "error")) return;
    const active = trace.getActiveSpan();
    const span = active ?? tracer.startSpan("unexpected error");
    span.recordException(message.error instanceof Error ? message.error : { name: typeof message.error });
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (!active) span.end();
  });
}

/**
 * Starts tracing incoming and outgoing HTTP requests. Called once, before the server opens its port; further
 * instrumentations may be registered afterwards. Sampling, batching and the collector's URL are read from
 * OpenTelemetry's own variables.
 */
export function startTracing({ service, collectorHeaders, ignored, isOurs, routeOf, note }: TracedApp): void {
  // use the same attribute names in both kinds of instrumentation
  process.env["OTEL_SEMCONV_STABILITY_OPT_IN"] = "http";
  if (collectorHeaders) process.env["OTEL_EXPORTER_OTLP_HEADERS"] = collectorHeaders;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.namespace": "su-turrone", "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(filteringExporter(new OTLPTraceExporter(), note))],
  });
  provider.register();
  forgetStrangersTraces(isOurs);
  new HttpInstrumentation({
    requireParentforOutgoingSpans: true,
    ignoreIncomingRequestHook: ({ url = "" }) => ignored.test(url),
    applyCustomAttributesOnSpan: (span, request, response) => {
      if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
      const route = routeOf(request);
      const id = response.getHeader(requestIdHeader);
      span.setAttributes({ "http.route": route, ...(isRequestId(id) ? { [requestIdAttribute]: id } : {}) });
      span.updateName(`${request.method ?? ""} ${route}`);
    },
  });
  new UndiciInstrumentation({ requireParentforSpans: true });
  // requiring the module again applies the instrumentation, even if it has been loaded before
  createRequire(path.join(process.cwd(), "/"))("http");
  traceErrors();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void provider.forceFlush().catch(() => undefined));
  }
}
