import { randomUUID } from "node:crypto";
import { isRequestId, requestIdHeader } from "@su-turrone/contract/trace-rules";
import { beginRequest } from "./current-request";
import { onEveryRequest } from "./every-request";
import { logRequest } from "./logger";

/** Asked for again and again by whoever watches. */
const quiet = /^\/(?:health|metrics)(?:\/|$)/;

/**
 * Gives every request an id, the one a storefront brings, else one of its own; it stands in each line of the log (`requestId`), in the
 * answer (`X-Request-Id`) and in the trace. Each request has one line when it is answered.
 */
export function logRequests(): void {
  onEveryRequest((request, response) => {
    const started = performance.now();
    const given = request.headers[requestIdHeader];
    const id = isRequestId(given) ? given : randomUUID();
    // Medusa takes it from there for its workflows
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
