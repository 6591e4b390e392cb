/**
 * The composition of docker-compose.yml as plain processes on one machine: which servers there are and what each is told is read from
 * that file, what Caddy does from operations/Caddyfile. Only the addresses are others.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { mergeEnv } from "./env.mjs";
import { Failure } from "./failure.mjs";
import { dataFolder, logFile, root } from "./paths.mjs";
import { freePort, listens } from "./ports.mjs";
import { launch, pause } from "./processes.mjs";
import { ask } from "./procfs.mjs";
import { redisUrl } from "./redis.mjs";
import { localOrigin } from "./servers.mjs";

/** @typedef {import("./env.mjs").Env} Env */
/** @typedef {import("./servers.mjs").App} App */

/** One server of several. @typedef {{ app: App, port: number, env: Env }} Member */
/** By the name of its service. @typedef {Readonly<Record<string, Member>>} Members */

/**
 * A cluster that can be opened.
 * @typedef {object} Layout
 * @property {Members} members in the order in which they are started
 * @property {number} inside port of Caddy on which storefronts reach commerce
 * @property {{ port: number, settings: readonly string[] }} redis
 * @property {Env} settings what all of its servers are told
 */

/** @typedef {{ command?: string[], build?: { target: string }, environment?: Record<string, string> }} Service */

/** @returns {Record<string, Service>} */
const services = () =>
  parse(readFileSync(path.join(root, "docker-compose.yml"), "utf8"), { merge: true }).services;

/**
 * What a service is told that is the same wherever it runs: neither what comes from .env nor secrets and volumes.
 * @param {Service} service
 * @returns {Env}
 */
const fixedSettings = ({ environment = {} }) =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => !value.includes("${") && !name.endsWith("_FILE") && name !== "DATA_DIR",
    ),
  );

/**
 * Reads the composition and gives each server a port of this machine.
 * @returns {Promise<Layout>}
 */
export async function layOut() {
  const all = services();
  const inside = await freePort();
  /** Where a service is reached here, by its address in the composition. */
  const places = new Map([["proxy:9000", `127.0.0.1:${inside}`]]);
  /** @type {[string, App, number, Env][]} */
  const found = [];
  for (const [name, service] of Object.entries(all)) {
    const app = service.build?.target;
    if (app !== "commerce" && app !== "storefront") continue;
    const port = await freePort();
    places.set(`${name}:${app === "commerce" ? 9000 : 3000}`, `127.0.0.1:${port}`);
    found.push([name, app, port, fixedSettings(service)]);
  }
  const moved = (/** @type {string} */ text) =>
    text.replaceAll(/[\w-]+:\d+/g, (address) => places.get(address) ?? address);
  const members = found.map(([name, app, port, env]) => {
    const here = Object.entries(env).map(([variable, value]) => [variable, moved(value)]);
    return [name, { app, port, env: Object.fromEntries(here) }];
  });
  const redis = { port: await freePort(), settings: (all.redis?.command ?? []).slice(1) };
  const settings = { REDIS_URL: redisUrl(redis.port) };
  return { members: Object.fromEntries(members), inside, redis, settings };
}

/**
 * Addresses (`host:port`) of the servers of one kind that answer requests, in the order of their names.
 * @param {Layout} layout
 * @param {App} app
 */
const addressesOf = ({ members }, app) =>
  Object.values(members)
    .filter((member) => member.app === app && member.env.MEDUSA_WORKER_MODE !== "worker")
    .map(({ port }) => `127.0.0.1:${port}`);

/**
 * What tests are told of a cluster beside what they are told of any shop: every server by itself, separated by spaces, and commerce
 * as the storefronts reach it.
 * @param {Layout} layout
 * @returns {Env}
 */
export const clusterFacts = (layout) => ({
  STOREFRONTS: addressesOf(layout, "storefront").join(" "),
  COMMERCE_SERVERS: addressesOf(layout, "commerce").join(" "),
  COMMERCE_URL: `http://127.0.0.1:${layout.inside}`,
  WORKER: `127.0.0.1:${layout.members.worker?.port}`,
  ...layout.settings,
});

/**
 * What the Caddyfile is told, on this machine and without TLS.
 * @param {Layout} layout
 * @param {import("./settings.mjs").Settings} settings whose ports of shop and commerce are Caddy's
 * @returns {Env}
 */
function proxyEnv(layout, { ports, listenAddress }) {
  const anyHost = (/** @type {number} */ port) => `http://:${port}`;
  return {
    CADDY_GLOBAL_OPTIONS: `admin off\n\tdefault_bind ${listenAddress}`,
    SHOP_HOST: anyHost(ports.storefront),
    ADMIN_HOST: anyHost(ports.commerce),
    COMMERCE_INSIDE: anyHost(layout.inside),
    STOREFRONTS: addressesOf(layout, "storefront").join(" "),
    COMMERCE_SERVERS: addressesOf(layout, "commerce").join(" "),
  };
}

/**
 * Starts Caddy in front of a cluster, and waits until it takes connections; what stands behind it may come later.
 * @param {Layout} layout
 * @param {import("./settings.mjs").Settings} settings
 * @returns {Promise<import("./processes.mjs").Child>}
 * @throws {Failure} when there is no caddy on this machine, or it does not start
 */
export async function startProxy(layout, settings) {
  const program = ask("which", ["caddy"]);
  if (!program) {
    throw new Failure("There is no caddy on this machine.", { advice: "Install it: apt-get install caddy." });
  }
  const cwd = dataFolder(path.join(settings.dataDir, "caddy"));
  const log = logFile(settings.dataDir, "caddy");
  const file = path.join(root, "operations", "Caddyfile");
  const env = mergeEnv(proxyEnv(layout, settings), { HOME: cwd, XDG_DATA_HOME: cwd, XDG_CONFIG_HOME: cwd });
  const child = launch(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    name: "Caddy",
    cwd,
    env,
    log,
  });
  for (let n = 0; n < 200 && child.running(); n += 1) {
    if (await listens(localOrigin(settings.listenAddress, layout.inside))) return child;
    await pause(50);
  }
  throw new Failure("Caddy did not start.", { log });
}
