import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { env } from "../../e2e/support/env";

/** Opens a connection and sends half of a request's headers. */
function beginHeaders(origin: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("error", reject).once("connect", () => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, () => {
        resolve(socket);
      });
    });
    // without a reader, the end of the connection would not be noticed
    socket.resume();
  });
}

// the timeout is the assertion: each server has to close all of them by then
it(
  "requests that stop within their headers keep no page waiting and are closed",
  { timeout: 40_000 },
  async () => {
    const origins = [env.SHOP_URL, env.COMMERCE_URL].flatMap((origin) =>
      Array.from({ length: 50 }, () => origin),
    );
    const sockets = await Promise.all(origins.map(beginHeaders));
    let open = sockets.length;
    const closed = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          // a server that resets the connection has closed it, too
          socket
            .on("error", () => undefined)
            .once("close", () => {
              open -= 1;
              resolve();
            });
        }),
    );
    expect((await fetch(env.SHOP_URL)).status).toBe(200);
    expect(open).toBe(sockets.length);
    await Promise.all(closed);
  },
);
