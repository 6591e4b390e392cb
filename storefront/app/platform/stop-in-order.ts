import type { Server } from "node:http";

/** What a server is stopped by. */
interface Stopping {
  /** It has been told to stop: whoever balances the load is to send nobody any more. */
  isDraining: () => boolean;
  /** Tells it to stop; said again it changes nothing. */
  stop: () => void;
}

interface StopOptions {
  /** Settles when the server may close its port: until then it goes on answering, and keeps no connection. */
  drained: () => Promise<unknown>;
  /** Everything that was asked is answered. */
  ended: () => void;
}

/**
 * Stops a server in order: it says that it is not ready and closes each connection with its answer, then closes its port, answers
 * what it has taken, and is done. A connection that is closed so is not one a proxy sends the next request down.
 */
export function stopInOrder(server: Server, { drained, ended }: StopOptions): Stopping {
  let draining = false;
  server.prependListener("request", (_request, response) => {
    if (draining) response.setHeader("Connection", "close");
  });
  const close = (): void => {
    server.close(ended);
    // a browser keeps its connection after the answer; without this it could go on asking there, and the end would wait for it
    setInterval(() => {
      server.closeIdleConnections();
    }, 50).unref();
  };
  return {
    isDraining: () => draining,
    stop: () => {
      if (draining) return;
      draining = true;
      void drained().then(close);
    },
  };
}
