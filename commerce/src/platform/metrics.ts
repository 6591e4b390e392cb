import type { IncomingMessage } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { onEveryRequest } from "./every-request";

/** What this process has measured of itself since its start, for Prometheus. */
export const processMetrics = new Registry();

/** The address of the route that answers, with the names of its parameters; what no route answers is all one. */
export function routeOf(request: IncomingMessage): string {
  const route = "route" in request ? request.route : null;
  const path = typeof route === "object" && route !== null && "path" in route ? route.path : null;
  return typeof path === "string" ? path : "other";
}

/** Measures every request from now on, and the process itself (memory, event loop, garbage). Called once. */
export function measureRequests(): void {
  collectDefaultMetrics({ register: processMetrics });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [processMetrics],
  });
  onEveryRequest((request, response) => {
    const end = seconds.startTimer();
    response.once("finish", () => {
      end({
        method: request.method ?? "",
        route: routeOf(request),
        status: response.statusCode,
      });
    });
  });
}
