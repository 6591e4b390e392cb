import type { Server } from "node:http";

interface Shutdown {
  /** Shutdown has begun: the load balancer should send no more requests. */
  isDraining: () => boolean;
  /** Starts the shutdown; further calls have no effect. */
  stop: () => void;
}

interface StopOptions {
  /** Resolves when the port may close: until then requests are answered, but their connections closed. */
  waitForDrain: () => Promise<unknown>;
  /** Called when all requests have been answered. */
  onClosed: () => void;
}

/**
 * Gracefully shuts down a server: it reports that it is not ready and closes each connection with its response, then
 * closes its port, finishes pending requests, and ends. A proxy does not reuse a connection that is closed this way for
 * its next request.
 */
export function stopInOrder(server: Server, { waitForDrain, onClosed }: StopOptions): Shutdown {
  let draining = false;
  server.prependListener("request", (_request, response) => {
    if (draining) response.setHeader("Connection", "close");
  });
  const close = (): void => {
    server.close(onClosed);
    // a browser keeps its connection open after the response; unless idle connections are closed, it could send more
    // requests and delay the end
    setInterval(() => {
      server.closeIdleConnections();
    }, 50).unref();
  };
  return {
    isDraining: () => draining,
    stop: () => {
      if (draining) return;
      draining = true;
      void waitForDrain().then(close);
    },
  };
}
