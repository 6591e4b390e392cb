/**
 * Traces by OpenTelemetry, for both apps. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. What a span may tell is decided in
 * trace-rules.ts and applied to every span as it leaves, whoever has made it.
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

/** What an app says of itself and its requests. */
export interface TracedApp {
  /** Name of the service in every trace. */
  service: "storefront" | "commerce";
  /** Headers for the collector, as OTEL_EXPORTER_OTLP_HEADERS has them; a key of its owner may be among them. */
  collectorHeaders: string | undefined;
  /** Addresses that are not traced. */
  ignored: RegExp;
  /** Whether the trace goes on that a request names; from anybody else it begins here. */
  isOurs: (request: IncomingMessage) => boolean;
  /** The pattern of the address that was asked for, with the names of its parameters. */
  routeOf: (request: IncomingMessage) => string;
  /** Told when the collector does not take traces any more, and when it does again. */
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
    // its message may quote what a person has typed
    status: { value: { code: span.status.code } },
    links: { value: [] },
  }) as ReadableSpan;

/** Sends what may be told, and notes once when nobody takes it. */
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

/** Forgets the trace that a stranger names in a request, and whatever else they would have carried along. */
function forgetStrangersTraces(isOurs: TracedApp["isOurs"]): void {
  subscribe("http.server.request.start", (message) => {
    if (!has(message, "request") || !(message.request instanceof IncomingMessage)) return;
    const { headers } = message.request;
    delete headers["tracestate"];
    delete headers["baggage"];
    if (!isOurs(message.request)) delete headers["traceparent"];
  });
}

/** Puts unexpected errors into the trace of the request they happened in, or into one of their own. */
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
 * Begins to trace requests that come in and calls that go out over HTTP. Called once, before the server opens its port; further
 * instrumentations may be made afterwards. Sampling, batches and the collector's address are read from OpenTelemetry's own variables.
 */
export function startTracing({ service, collectorHeaders, ignored, isOurs, routeOf, note }: TracedApp): void {
  // with names that are the same in both kinds of instrumentation
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
  // it is instrumented when it is asked for anew, however long it has been loaded
  createRequire(path.join(process.cwd(), "/"))("http");
  traceErrors();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void provider.forceFlush().catch(() => undefined));
  }
}
