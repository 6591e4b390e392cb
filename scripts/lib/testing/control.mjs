/** Lets a test stop, kill, suspend and start the servers it runs against, and the databases (engines) below them. */
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { explain } from "../failure.mjs";
import { mergeEnv } from "../env.mjs";
import { root } from "../paths.mjs";
import { knownVariables } from "../settings.mjs";

/** @typedef {import("../env.mjs").Env} Env */

/**
 * A database or a Redis used by the servers.
 * @typedef {object} Engine
 * @property {() => Promise<unknown>} kill ends it like a crash
 * @property {() => Promise<unknown>} start resolves when it responds again
 * @property {(hangs: boolean) => void} suspend
 */
/** @typedef {"database" | "redis"} EngineName */
/** @typedef {Partial<Record<EngineName, Engine>>} Engines */
/** `target`: name of a server or an engine. @typedef {{ verb: string, target: string, settings: Env }} Command */

const verbs = {
  server: ["stop", "kill", "start", "restart", "suspend", "resume"],
  engine: ["kill", "start", "suspend", "resume"],
};

/**
 * Whether a name is that of a server (`serversOf`) or of an engine.
 * @param {string} target
 * @returns {keyof typeof verbs | undefined}
 */
function targetKind(target) {
  if (/^(sandbox|worker|(commerce|storefront)(-\d)?)$/.test(target)) return "server";
  return target === "database" || target === "redis" ? "engine" : undefined;
}

/**
 * Settings that shift a server's clock ahead of the machine's or, with a minus, behind it.
 * @param {string} minutes
 * @returns {Env}
 */
const clockAhead = (minutes) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, "scripts", "lib", "testing", "shifted-clock.mjs")).href}`,
  TEST_CLOCK_AHEAD_MINUTES: minutes,
});

/**
 * Settings that make a server report on a port how long its event loop was blocked.
 * @param {string} port
 * @returns {Env}
 */
export const eventLoopReporting = (port) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, "scripts", "lib", "testing", "event-loop.mjs")).href}`,
  BENCH_EVENT_LOOP_PORT: port,
});

/**
 * Parses a request: POST /<verb>/<server or engine>, with settings that differ for this start
 * (?PAYMENT_CAPTURE=shipment), a clock that is ahead or behind (?clock_ahead_minutes=10), or a port on which the server
 * reports how long its event loop was blocked (?event_loop_port=4000); null for any other request.
 * @param {string | undefined} method
 * @param {string | undefined} url
 * @returns {Command | null}
 */
export function parseControl(method, url) {
  const { pathname, searchParams } = new URL(url ?? "", "http://control");
  const [, verb = "", target = "", ...rest] = pathname.split("/");
  const kind = targetKind(target);
  const {
    clock_ahead_minutes: minutes,
    event_loop_port: port,
    ...settings
  } = Object.fromEntries(searchParams);
  const known = Object.keys(settings).every((name) => knownVariables.includes(name));
  if (method !== "POST" || !kind || !verbs[kind].includes(verb) || rest.length > 0 || !known) return null;
  if (minutes !== undefined && !/^-?\d+$/.test(minutes)) return null;
  if (port !== undefined && !/^\d{4,5}$/.test(port)) return null;
  return {
    verb,
    target,
    settings: mergeEnv(
      settings,
      minutes === undefined ? {} : clockAhead(minutes),
      port === undefined ? {} : eventLoopReporting(port),
    ),
  };
}

/**
 * @param {import("../shop-stack.mjs").Stack} stack
 * @param {Command} command
 */
async function workOnServer(stack, { verb, target, settings }) {
  if (verb === "suspend" || verb === "resume") {
    stack.suspendServer(target, verb === "suspend");
    return;
  }
  if (verb !== "start") await stack.stopServer(target, verb === "kill" ? "SIGKILL" : "SIGTERM");
  if (verb === "start" || verb === "restart") await stack.startServer(target, settings);
}

/**
 * @param {Engine} engine
 * @param {string} verb
 */
async function workOnEngine(engine, verb) {
  if (verb === "kill") await engine.kill();
  else if (verb === "start") await engine.start();
  else engine.suspend(verb === "suspend");
}

/**
 * Starts the control server on loopback. It responds with 204 when the action is complete: the server has stopped, or
 * responds again; "kill" is `kill -9`; a suspended process exists but does not respond until it is resumed. Actions run
 * one at a time.
 * @param {import("../shop-stack.mjs").Stack} stack
 * @param {Engines} [engines] those a test may break
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function openControl(stack, engines = {}) {
  let queue = Promise.resolve();
  const work = (/** @type {Command} */ command) => {
    if (targetKind(command.target) === "server") return workOnServer(stack, command);
    const engine = engines[/** @type {EngineName} */ (command.target)];
    if (!engine) throw new Error(`This shop has no ${command.target} that may be broken.`);
    return workOnEngine(engine, command.verb);
  };
  const server = createServer((request, response) => {
    const command = parseControl(request.method, request.url);
    if (!command) {
      response.writeHead(404).end();
      return;
    }
    queue = queue
      .then(() => work(command))
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
