import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { stopInOrder } from "./stop-in-order";

/** A promise and its resolve function. */
function open<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that holds each request until the test releases it. */
async function openServer() {
  const asked = open<() => void>();
  server = createServer((_request, response) => {
    asked.resolve(() => response.end("answered"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const drained = open<undefined>();
  const ended = open<undefined>();
  const stopping = stopInOrder(server, {
    waitForDrain: () => drained.promise,
    onClosed: () => {
      ended.resolve(undefined);
    },
  });
  const { port } = server.address() as AddressInfo;
  return { ask: () => fetch(`http://127.0.0.1:${port}`), asked, drained, ended, stopping };
}

it("keeps connections alive before it is stopped", async () => {
  const { ask, asked, stopping } = await openServer();
  const answer = ask();
  (await asked.promise)();
  expect((await answer).headers.get("connection")).toBe("keep-alive");
  expect(stopping.isDraining()).toBe(false);
});

it("responds while draining and closes each connection after its response", async () => {
  const { ask, asked, stopping } = await openServer();
  stopping.stop();
  expect(stopping.isDraining()).toBe(true);
  const answer = ask();
  (await asked.promise)();
  const { headers } = await answer;
  expect(headers.get("connection")).toBe("close");
  expect(await (await answer).text()).toBe("answered");
});

it("completes pending requests before it ends and accepts no new ones after draining", async () => {
  const { ask, asked, drained, ended, stopping } = await openServer();
  const answer = ask();
  const letAnswer = await asked.promise;
  stopping.stop();
  stopping.stop();
  drained.resolve(undefined);
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask()).rejects.toThrow();
  letAnswer();
  expect(await (await answer).text()).toBe("answered");
  await ended.promise;
});
