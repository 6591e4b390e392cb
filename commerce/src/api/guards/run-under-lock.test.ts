import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { MedusaResponse } from "@medusajs/framework/http";
import { afterEach, expect, it } from "vitest";
import { runUnderLock } from "./run-under-lock";

const server = createServer();
afterEach(async () => {
  server.removeAllListeners("request").closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a request to the server and returns both ends. */
async function ask() {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const asked = once(server, "request");
  const client = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  client.on("error", () => {});
  client.end();
  const [, res] = (await asked) as [unknown, ServerResponse];
  return { client, res };
}

/** A lock that is acquired when `grant` is called, and reports when it is released. */
function lockOf() {
  let grant: () => void = () => {};
  const granted = new Promise<void>((resolve) => (grant = resolve));
  const lock = async (work: () => Promise<void>) => {
    await granted;
    await work();
  };
  return { lock, grant };
}

/** A request whose handler runs with the lock, and whether the lock was released. */
async function atWork() {
  const { client, res } = await ask();
  const { lock, grant } = lockOf();
  const state = { ended: false };
  const held = runUnderLock({ res: res as MedusaResponse, next: () => {}, lock, busy, onLost }).then(() => {
    state.ended = true;
  });
  grant();
  return { client, res, held, state };
}

const busy = new Error("busy");
const onLost = (error: unknown) => {
  throw error;
};

it("releases the lock when the response is finished, not before", async () => {
  const { client, res, held, state } = await atWork();
  await nextTurn();
  expect(state.ended).toBe(false);
  client.on("response", (answer) => answer.resume());
  res.end("done");
  await held;
});

it("skips the handler and releases the lock if the client disconnected while waiting", async () => {
  const { client, res } = await ask();
  const { lock, grant } = lockOf();
  let begun = false;
  const held = runUnderLock({ res: res as MedusaResponse, next: () => (begun = true), lock, busy, onLost });
  const closed = once(res, "close");
  client.destroy();
  await closed;
  grant();
  await held;
  expect(begun).toBe(false);
});

it("holds the lock until the handler finishes even if the client has disconnected", async () => {
  const { client, res, held, state } = await atWork();
  await nextTurn();
  const closed = once(res, "close");
  client.destroy();
  await closed;
  await nextTurn();
  expect(state.ended).toBe(false);
  res.end();
  await held;
});
