import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const isExchange = (message: unknown): message is Exchange =>
  typeof message === "object" && message !== null && "request" in message && "response" in message;

/**
 * Calls back for every request of this process's HTTP server, before anything answers it. Medusa puts the admin and `/health` in
 * front of all middlewares of a shop and makes its Express app itself, so this listens to Node's own channel of requests.
 */
export function onEveryRequest(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (isExchange(message)) listener(message.request, message.response);
  });
}
