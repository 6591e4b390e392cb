import type { IncomingMessage } from "node:http";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { currentRequest } from "./current-request";
import { onEveryRequest } from "./every-request";

/** Metrics of this process since its start, for Prometheus. */
export const processMetrics = new Registry();

/** Path of the matched route with its parameter names; "other" for all requests without a route. */
export function routeOf(request: IncomingMessage): string {
  const route = "route" in request ? request.route : null;
  const path = typeof route === "object" && route !== null && "path" in route ? route.path : null;
  return typeof path === "string" ? path : "other";
}

/**
 * Starts measuring every request and the process itself (memory, event loop, garbage collection). Called once, after
 * `logRequests`, which begins each request.
 */
export function measureRequests(): void {
  collectDefaultMetrics({ register: processMetrics });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of a request until the response is complete, in seconds",
    labelNames: ["method", "route", "status"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [processMetrics],
  });
  const statements = new Counter({
    name: "http_request_statements_total",
    help: "SQL statements of requests until the response is complete, begin and commit included",
    labelNames: ["method", "route"],
    registers: [processMetrics],
  });
  onEveryRequest((request, response) => {
    const end = seconds.startTimer();
    const current = currentRequest();
    response.once("finish", () => {
      const labels = { method: request.method ?? "", route: routeOf(request) };
      end({ ...labels, status: response.statusCode });
      statements.inc(labels, current?.statements);
    });
  });
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).on("query", () => {
    const current = currentRequest();
    if (current) current.statements += 1;
  });
}
