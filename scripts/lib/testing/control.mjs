/** Lets a test stop, kill, suspend and start the servers it runs against, and the databases (engines) below them. */
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { mergeEnv } from "../env.mjs";
import { explain } from "../failure.mjs";
import { serversOf } from "../servers.mjs";
import { knownVariables, listenOnLoopback } from "./test-shop.mjs";

/** @typedef {import("../env.mjs").Env} Env */
/** @typedef {import("../shop-stack.mjs").Stack} Stack */

/**
 * A database or a Redis used by the servers.
 * @typedef {object} Engine
 * @property {() => Promise<unknown>} kill ends it like a crash
 * @property {() => Promise<unknown>} start resolves when it responds again
 * @property {(hangs: boolean) => void} suspend
 */
/** @typedef {Partial<Record<"database" | "redis", Engine>>} Engines */

/**
 * A module loaded into a server before its own code.
 * @param {string} name of its file
 */
const preloaded = (name) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, name)).href}`,
});

/**
 * Settings for one start of a server: variables of the shop; `clock_ahead_minutes`, if its clock is to be ahead of the
 * machine's or, with a minus, behind it; `event_loop_port`, on which it then reports how long its event loop was
 * blocked.
 * @param {Env} given
 * @returns {Env}
 * @throws {Error} if the shop has no such variable
 */
export function serverSettings({ clock_ahead_minutes: minutes, event_loop_port: port, ...settings }) {
  const unknown = Object.keys(settings).find((name) => !knownVariables.includes(name));
  if (unknown) throw new Error(`The shop has no setting ${unknown}.`);
  return mergeEnv(
    settings,
    minutes ? { ...preloaded("shifted-clock.mjs"), TEST_CLOCK_AHEAD_MINUTES: minutes } : {},
    port ? { ...preloaded("event-loop.mjs"), BENCH_EVENT_LOOP_PORT: port } : {},
  );
}

/**
 * What tests can do to a server.
 * @param {Stack} stack
 * @param {string} name
 * @returns {Record<string, (settings: Env) => unknown>}
 */
const serverActions = (stack, name) => ({
  stop: () => stack.stopServer(name),
  kill: () => stack.stopServer(name, "SIGKILL"),
  start: (settings) => stack.startServer(name, serverSettings(settings)),
  restart: async (settings) => {
    await stack.stopServer(name);
    await stack.startServer(name, serverSettings(settings));
  },
  suspend: () => stack.suspendServer(name, true),
  resume: () => stack.suspendServer(name, false),
});

/**
 * What tests can do to an engine.
 * @param {Engine} engine
 * @returns {Record<string, () => unknown>}
 */
const engineActions = (engine) => ({
  kill: () => engine.kill(),
  start: () => engine.start(),
  suspend: () => engine.suspend(true),
  resume: () => engine.suspend(false),
});

/**
 * Starts the control server on loopback: POST /<verb>/<server or engine>?<settings>. It responds with 204 when the
 * action is complete: the server has stopped, or responds again; "kill" is `kill -9`; a suspended process exists but
 * does not respond until it is resumed. Actions run one at a time.
 * @param {Stack} stack
 * @param {Engines} [engines] those a test may break
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openControl(stack, engines = {}) {
  /** @type {Record<string, Record<string, (settings: Env) => unknown>>} */
  const targets = {};
  for (const { name } of serversOf(stack.facts)) targets[name] = serverActions(stack, name);
  for (const [name, engine] of Object.entries(engines)) targets[name] = engineActions(engine);
  const act = async (/** @type {string} */ request) => {
    const { pathname, searchParams } = new URL(request, "http://control");
    const [, verb = "", target = ""] = pathname.split("/");
    const action = targets[target]?.[verb];
    if (!action) throw new Error(`This shop has no ${target} to ${verb}.`);
    await action(Object.fromEntries(searchParams));
  };
  let queue = Promise.resolve();
  const server = createServer((request, response) => {
    queue = queue
      .then(() => act(request.url ?? ""))
      .then(
        () => void response.writeHead(204).end(),
        (error) => void response.writeHead(500, { "Content-Type": "text/plain" }).end(explain(error)),
      );
  });
  return { url: await listenOnLoopback(server), close: () => server.close() };
}
