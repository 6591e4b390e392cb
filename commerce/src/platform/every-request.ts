import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

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
