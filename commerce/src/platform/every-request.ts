import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { closeWhenStill, maxStillMs } from "@su-turrone/contract/still-connections";
import { randomUUID } from "node:crypto";
import { isRequestId, requestIdHeader } from "@su-turrone/contract/trace-rules";
import { beginRequest } from "./current-request";
import { logRequest } from "./logger";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const isExchange = (message: unknown): message is Exchange =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  "response" in message &&
  "server" in message;

/**
 * Calls the listener for every request of this process's HTTP server, before anything responds to it. Medusa registers
 * the admin and `/health` before all middlewares of a shop and creates its Express app itself, so this subscribes to
 * Node's diagnostics channel.
 */
export function onEveryRequest(
  listener: (request: IncomingMessage, response: ServerResponse, server: Server) => void,
): void {
  subscribe("http.server.request.start", (message) => {
    if (isExchange(message)) listener(message.request, message.response, message.server);
  });
}

/**
 * Closes connections whose request does not arrive, or whose answer is not taken: headers have seconds, and a body or an
 * answer may not stand still for longer. A large picture on a slow line takes minutes; Node's own limits are minutes, or
 * none. Medusa creates the server without options, and the first request, a health check, is the first place to reach
 * it; the limits of arrival also apply to connections that are already open.
 */
export function limitArrivals(): void {
  onEveryRequest((request, response, server) => {
    // Node checks a server created without options only every 30 seconds
    server.headersTimeout = 8_000;
    // 20 MB at 200 kbit/s
    server.requestTimeout = 15 * 60_000;
    server.timeout = maxStillMs;
    closeWhenStill(request, response);
  });
}

/** An index of a list in a query of three digits or more, after `withPlainIndexes`. */
const longIndex = /\[\d{3,}\]/g;

/** Long indexes of a query. A list of ids as long as a request line allows has fewer. */
const maxLongIndexes = 300;

/** Decodes the digits and brackets of a query, and nothing else: the rest of it may be malformed. */
const withPlainIndexes = (query: string): string =>
  query.replaceAll(/%(?:3\d|5[bd])/gi, (encoded) => decodeURIComponent(encoded));

/**
 * Whether reading the query of a URL would build a list of a thousand entries and more, or hundreds of nearly as long
 * ones: Medusa reads queries without a limit, before any middleware and for everybody, so that `?a[999999999]=b` kept the
 * only thread busy for twenty seconds.
 */
export function hasLargeIndexes(url: string): boolean {
  if (!url.includes("?")) return false;
  const indexes = withPlainIndexes(url.slice(url.indexOf("?"))).match(longIndex) ?? [];
  return indexes.length > maxLongIndexes || indexes.some((index) => index.length > "[999]".length);
}

/** Path of no route: what such a request asks for is not found. */
const nothing = "/refused-query";

/** Keeps queries with large indexes from being read. */
export function refuseLargeIndexes(): void {
  onEveryRequest((request) => {
    if (hasLargeIndexes(request.url ?? "")) request.url = nothing;
  });
}

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
