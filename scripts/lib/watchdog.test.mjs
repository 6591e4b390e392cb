import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { watch } from "./watchdog.mjs";

/** @type {(() => void)[]} */
const cleanUps = [];
afterEach(() => {
  for (const end of cleanUps.splice(0)) end();
});

const fastPolicy = { intervalMs: 5, timeoutMs: 200, maxMisses: 3 };

/** A server in a separate process, which can be suspended. */
async function startServer() {
  const program =
    'require("http").createServer((_, to) => to.end()).listen(0, "127.0.0.1", function () { console.log(this.address().port) })';
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  cleanUps.push(() => child.kill("SIGKILL"));
  const [port] = await once(child.stdout, "data");
  const ended = once(child, "exit");
  return {
    child,
    ended,
    url: `http://127.0.0.1:${String(port).trim()}/`,
    running: () => child.exitCode === null && child.signalCode === null,
  };
}

it("reports a running server that does not respond, so that it can be killed", async () => {
  const { child, ended, url, running } = await startServer();
  child.kill("SIGSTOP");
  await watch({ url, running, onHung: () => child.kill("SIGKILL") }, fastPolicy);
  expect(await ended).toEqual([null, "SIGKILL"]);
});

it("ignores a server that responds occasionally, even with an error", async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    // two of three requests get no response
    if (requests % 3 === 0) response.writeHead(503).end();
    else response.destroy();
  });
  cleanUps.push(() => server.close());
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  /** @type {number[]} */
  const hung = [];
  const onHung = (/** @type {number} */ missed) => hung.push(missed);
  await watch({ url: `http://127.0.0.1:${port}/`, running: () => requests < 12, onHung }, fastPolicy);
  expect(hung).toEqual([]);
});

it("stops checking once the server has ended", async () => {
  /** @type {number[]} */
  const hung = [];
  const onHung = (/** @type {number} */ missed) => hung.push(missed);
  await watch({ url: "http://127.0.0.1:1/", running: () => false, onHung }, fastPolicy);
  expect(hung).toEqual([]);
});
