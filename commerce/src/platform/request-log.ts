import { randomUUID } from "node:crypto";
import { isRequestId, requestIdHeader } from "@su-turrone/contract/trace-rules";
import { beginRequest } from "./current-request";
import { onEveryRequest } from "./every-request";
import { logRequest } from "./logger";

/** Polled continuously by monitoring. */
const quiet = /^\/(?:health|metrics)(?:\/|$)/;

/**
 * Gives every request an id: the one sent by the storefront, otherwise a new one. It is included in each log line
 * (`requestId`), in the response (`X-Request-Id`) and in the trace. Each completed request is logged in one line.
 */
export function logRequests(): void {
  onEveryRequest((request, response) => {
    const started = performance.now();
    const given = request.headers[requestIdHeader];
    const id = isRequestId(given) ? given : randomUUID();
    // Medusa reads it from there for its workflows
    request.headers[requestIdHeader] = id;
    response.setHeader("X-Request-Id", id);
    beginRequest(id);
    const { method, url = "/" } = request;
    const [path = "/"] = url.split("?", 1);
    if (quiet.test(path)) return;
    response.once("finish", () => {
      logRequest({ method, path, status: response.statusCode, ms: Math.round(performance.now() - started) });
    });
  });
}
