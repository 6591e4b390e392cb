import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";

/** Opens a connection and sends this. */
function begin(origin: string, sent: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("error", reject).once("connect", () => {
      socket.write(sent);
      resolve(socket);
    });
  });
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    // a server that resets the connection has closed it, too
    socket.on("error", () => undefined).once("close", resolve);
  });

const requestOf = (method: string, origin: string, path: string, rest: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n${rest}`;

function* endlessly(text: string): Generator<string> {
  for (;;) yield text;
}

/** Path of the first script of a page: an answer of many kilobytes, which no crowd of other tests turns into a refusal. */
async function scriptOf(page: URL): Promise<string> {
  const response = await fetch(page);
  expect(response.status).toBe(200);
  const [path] = /(?<=(?:src|href)=")[^"]+\.js(?=")/.exec(await response.text()) ?? [];
  if (path === undefined) throw new Error(`${page.href} names no script`);
  return path;
}

// the timeout is the assertion: each server has to close all of them by then
describe.concurrent("a connection is closed", { timeout: 90_000 }, () => {
  it("whose requests stop within their headers, and keep no page waiting", async () => {
    const origins = [env.SHOP_URL, env.COMMERCE_URL].flatMap((origin) =>
      Array.from({ length: 50 }, () => origin),
    );
    const sockets = await Promise.all(
      origins.map((origin) => begin(origin, requestOf("GET", origin, "/", "X-Slow: "))),
    );
    let open = sockets.length;
    const all = sockets.map(async (socket) => {
      // without a reader, the end of the connection would not be noticed
      socket.resume();
      await closed(socket);
      open -= 1;
    });
    expect((await fetch(env.SHOP_URL)).status).toBe(200);
    expect(open).toBe(sockets.length);
    await Promise.all(all);
  });

  it.each([
    [env.SHOP_URL, href("cart", "de"), "application/x-www-form-urlencoded"],
    [env.COMMERCE_URL, "/auth/user/emailpass", "application/json"],
  ])("whose body stops, at %s", async (origin, path, type) => {
    const rest = `Content-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"email":`;
    const socket = await begin(origin, requestOf("POST", origin, path, rest));
    socket.resume();
    await closed(socket);
  });

  it.each([
    [env.SHOP_URL, "/"],
    [env.COMMERCE_URL, "/app"],
  ])("whose answers nobody takes, at %s", async (origin, page) => {
    const path = await scriptOf(new URL(page, origin));
    const one = requestOf("GET", origin, path, `X-Fill: ${"a".repeat(8_000)}\r\n\r\n`);
    const socket = await begin(origin, one);
    // sends for as long as it can, so that it learns of the end when nobody reads any more
    Readable.from(endlessly(one)).pipe(socket);
    await closed(socket);
  });
});
