/**
 * The services of docker-compose.yml as plain processes on one machine: servers and their environment are read from
 * that file, Caddy's configuration from operations/Caddyfile. Only the addresses differ.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { mergeEnv } from "./env.mjs";
import { Failure } from "./failure.mjs";
import { dataFolder, logFile, root } from "./paths.mjs";
import { freePort, listens } from "./ports.mjs";
import { launch, pause } from "./processes.mjs";
import { commandOutput } from "./procfs.mjs";
import { redisUrl } from "./redis.mjs";
import { localOrigin } from "./servers.mjs";

/** @typedef {import("./env.mjs").Env} Env */
/** @typedef {import("./servers.mjs").App} App */

/** One of several servers. @typedef {{ app: App, port: number, env: Env }} Member */
/** By service name. @typedef {Readonly<Record<string, Member>>} Members */

/**
 * A cluster that can be started.
 * @typedef {object} Layout
 * @property {Members} members in start order
 * @property {number} internalPort port of Caddy on which storefronts reach commerce
 * @property {{ port: number, settings: readonly string[] }} redis
 * @property {Env} settings environment shared by all servers
 */

/** @typedef {{ command?: string[], build?: { target: string }, environment?: Record<string, string> }} Service */

/** @returns {Record<string, Service>} */
const services = () =>
  parse(readFileSync(path.join(root, "docker-compose.yml"), "utf8"), { merge: true }).services;

/**
 * Environment of a service that is the same wherever it runs: without values from .env, secrets and volumes.
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
 * Reads docker-compose.yml and assigns each server a local port.
 * @returns {Promise<Layout>}
 */
export async function createLayout() {
  const all = services();
  const internalPort = await freePort();
  /** Local address of a service, by its address in docker-compose.yml. */
  const localAddresses = new Map([["proxy:9000", `127.0.0.1:${internalPort}`]]);
  /** @type {[string, App, number, Env][]} */
  const appServices = [];
  for (const [name, service] of Object.entries(all)) {
    const app = service.build?.target;
    if (app !== "commerce" && app !== "storefront") continue;
    const port = await freePort();
    localAddresses.set(`${name}:${app === "commerce" ? 9000 : 3000}`, `127.0.0.1:${port}`);
    appServices.push([name, app, port, fixedSettings(service)]);
  }
  const toLocal = (/** @type {string} */ text) =>
    text.replaceAll(/[\w-]+:\d+/g, (address) => localAddresses.get(address) ?? address);
  const members = appServices.map(([name, app, port, env]) => {
    const localEnv = Object.entries(env).map(([variable, value]) => [variable, toLocal(value)]);
    return [name, { app, port, env: Object.fromEntries(localEnv) }];
  });
  const redis = { port: await freePort(), settings: (all.redis?.command ?? []).slice(1) };
  const settings = { REDIS_URL: redisUrl(redis.port) };
  return { members: Object.fromEntries(members), internalPort, redis, settings };
}

/**
 * Addresses (`host:port`) of the servers of an app that handle requests, ordered by name.
 * @param {Layout} layout
 * @param {App} app
 */
const addressesOf = ({ members }, app) =>
  Object.values(members)
    .filter((member) => member.app === app && member.env.MEDUSA_WORKER_MODE !== "worker")
    .map(({ port }) => `127.0.0.1:${port}`);

/**
 * Additional variables for tests of a cluster: the addresses of every single server, separated by spaces, and
 * commerce's URL as used by the storefronts.
 * @param {Layout} layout
 * @returns {Env}
 */
export const clusterFacts = (layout) => ({
  STOREFRONTS: addressesOf(layout, "storefront").join(" "),
  COMMERCE_SERVERS: addressesOf(layout, "commerce").join(" "),
  COMMERCE_URL: `http://127.0.0.1:${layout.internalPort}`,
  WORKER: `127.0.0.1:${layout.members.worker?.port}`,
  ...layout.settings,
});

/**
 * Environment of the Caddyfile for this machine, without TLS.
 * @param {Layout} layout
 * @param {import("./settings.mjs").Settings} settings its ports of shop and commerce are used by Caddy
 * @returns {Env}
 */
function proxyEnv(layout, { ports, listenAddress }) {
  const anyHost = (/** @type {number} */ port) => `http://:${port}`;
  return {
    CADDY_GLOBAL_OPTIONS: `admin off\n\tdefault_bind ${listenAddress}`,
    SHOP_HOST: anyHost(ports.storefront),
    ADMIN_HOST: anyHost(ports.commerce),
    COMMERCE_INSIDE: anyHost(layout.internalPort),
    STOREFRONTS: addressesOf(layout, "storefront").join(" "),
    COMMERCE_SERVERS: addressesOf(layout, "commerce").join(" "),
  };
}

/**
 * Starts Caddy in front of a cluster and waits until it accepts connections; the servers behind it may start later.
 * @param {Layout} layout
 * @param {import("./settings.mjs").Settings} settings
 * @returns {Promise<import("./processes.mjs").Child>}
 * @throws {Failure} if caddy is not installed or does not start
 */
export async function startProxy(layout, settings) {
  const program = commandOutput("which", ["caddy"]);
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
    if (await listens(localOrigin(settings.listenAddress, layout.internalPort))) return child;
    await pause(50);
  }
  throw new Failure("Caddy did not start.", { log });
}
