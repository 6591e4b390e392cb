import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, register } from "prom-client";
import { readClusterMessage, type ClusterMessage } from "./cluster-worker.server";

/** Kinds of requests by their path prefix; all others are pages. */
const kinds = ["assets", "media", "api", "health", "metrics", "notices"] as const;

const kindOf = (url: string): string => kinds.find((kind) => url.startsWith(`/${kind}`)) ?? "page";

const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Duration of a request until the response is complete, in seconds",
  labelNames: ["method", "kind", "status"],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const sharedPageCounter = new Counter({
  name: "page_cache_answers_total",
  help: "Responses with shared pages, by source: memory (the cache) or rendering",
  labelNames: ["from"],
});

/** Collects metrics of the process itself and makes them available to the primary. Call once. */
export function measureProcess(): void {
  collectDefaultMetrics();
  if (cluster.isWorker) new AggregatorRegistry();
}

export function measureRequest(request: IncomingMessage, response: ServerResponse): void {
  const end = requestDuration.startTimer();
  response.once("finish", () => {
    end({ method: request.method ?? "", kind: kindOf(request.url ?? "/"), status: response.statusCode });
  });
}

export const countSharedPage = (from: "memory" | "rendering"): void => sharedPageCounter.inc({ from });

function requestMetricsFromPrimary(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve) => {
    const onMessage = (received: unknown): void => {
      const message = readClusterMessage(received);
      if (message?.clusterMessage !== "measured" || message.id !== id) return;
      process.off("message", onMessage);
      resolve(message.text);
    };
    process.on("message", onMessage);
    process.send?.({ clusterMessage: "measure", id } satisfies ClusterMessage);
  });
}

/** In Prometheus format, for all processes of this storefront, whichever of them is asked. */
export const metricsText = (): Promise<string> =>
  cluster.isWorker ? requestMetricsFromPrimary() : register.metrics();

export const metricsType = register.contentType;
