/** Lets a browser story stop and start the servers it runs against. */
import { createServer } from "node:http";
import { explain } from "../failure.mjs";

/** @typedef {import("../servers.mjs").Half} Half */

/**
 * What a request asks for: POST /stop|kill|start|restart/commerce|storefront|sandbox; null for anything else.
 * @param {string | undefined} method
 * @param {string | undefined} url
 * @returns {{ verb: string, half: Half } | null}
 */
export function parseControl(method, url) {
  const [, verb, half] = /^\/(stop|kill|start|restart)\/(commerce|storefront|sandbox)$/.exec(url ?? "") ?? [];
  if (method !== "POST" || !verb || !half) return null;
  return { verb, half: /** @type {Half} */ (half) };
}

/**
 * Opens the control server on loopback. It answers 204 when the server has stopped, or answers again; "kill" is
 * `kill -9`. One wish at a time.
 * @param {import("../stack.mjs").Stack} stack
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControl(stack) {
  let queue = Promise.resolve();
  const work = async (/** @type {string} */ verb, /** @type {Half} */ half) => {
    if (verb !== "start") await stack.stopServer(half, verb === "kill" ? "SIGKILL" : "SIGTERM");
    if (verb === "start" || verb === "restart") await stack.startServer(half);
  };
  const server = createServer((request, response) => {
    const wish = parseControl(request.method, request.url);
    if (!wish) {
      response.writeHead(404).end();
      return;
    }
    queue = queue
      .then(() => work(wish.verb, wish.half))
      .then(
        () => void response.writeHead(204).end(),
        (error) => void response.writeHead(500, { "Content-Type": "text/plain" }).end(explain(error)),
      );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
