/** Lets a browser story stop and start the servers it runs against. */
import { createServer } from "node:http";
import { explain } from "../failure.mjs";
import { knownVariables } from "../settings.mjs";

/** @typedef {import("../servers.mjs").App} App */

/**
 * What a request asks for: POST /stop|kill|start|restart|suspend|resume/commerce|storefront|sandbox, with settings of the shop that are to be
 * others from the start on (?PAYMENT_CAPTURE=shipment); null for anything else.
 * @param {string | undefined} method
 * @param {string | undefined} url
 * @returns {{ verb: string, app: App, changed: import("../env.mjs").Env } | null}
 */
export function parseControl(method, url) {
  const { pathname, searchParams } = new URL(url ?? "", "http://control");
  const [, verb, app] =
    /^\/(stop|kill|start|restart|suspend|resume)\/(commerce|storefront|sandbox)$/.exec(pathname) ?? [];
  const changed = Object.fromEntries(searchParams);
  const known = Object.keys(changed).every((name) => knownVariables.includes(name));
  if (method !== "POST" || !verb || !app || !known) return null;
  return { verb, app: /** @type {App} */ (app), changed };
}

/**
 * Opens the control server on loopback. It answers 204 when the server has stopped, or answers again; "kill" is
 * `kill -9`; a server that is suspended is there and answers nobody, until it is resumed. One wish at a time.
 * @param {import("../shop-stack.mjs").Stack} stack
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControl(stack) {
  let queue = Promise.resolve();
  const work = async (/** @type {NonNullable<ReturnType<typeof parseControl>>} */ { verb, app, changed }) => {
    if (verb === "suspend" || verb === "resume") {
      stack.suspendServer(app, verb === "suspend");
      return;
    }
    if (verb !== "start") await stack.stopServer(app, verb === "kill" ? "SIGKILL" : "SIGTERM");
    if (verb === "start" || verb === "restart") await stack.startServer(app, changed);
  };
  const server = createServer((request, response) => {
    const wish = parseControl(request.method, request.url);
    if (!wish) {
      response.writeHead(404).end();
      return;
    }
    queue = queue
      .then(() => work(wish))
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
