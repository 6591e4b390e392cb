/** How each server of the shop is started, and with which environment. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanEnv, mergeEnv } from "./env.mjs";
import { medusaCli } from "./packages.mjs";
import { commerceBuild, commerceDir, root, storefrontDir } from "./paths.mjs";

/** @typedef {"commerce" | "storefront" | "sandbox"} App the two apps, and the payment sandbox beside commerce */
/** @typedef {import("./env.mjs").Env} Env */

/**
 * @typedef {object} Facts common input of both apps' environments
 * @property {import("./settings.mjs").Settings} settings
 * @property {import("./secrets.mjs").Secrets} secrets
 * @property {string} databaseUrl
 * @property {boolean} dev with hot reload
 * @property {import("./cluster.mjs").Members} [members] the servers by name, if a shop has several of a kind; Caddy
 *   then listens on the ports of the settings
 */

/** Variables that are only passed to one of the apps. */
export const privateTo = {
  commerce: [
    "DATABASE_URL",
    "JWT_SECRET",
    "COOKIE_SECRET",
    "MFA_SECRET",
    "STRIPE_API_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "SMTP_URL",
    "MAIL_FROM",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ],
  storefront: ["SESSION_SECRET", "PUBLISHABLE_KEY", "STRIPE_PUBLISHABLE_KEY", "WEB_CONCURRENCY"],
  launcher: [
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
    "STOREFRONT_PORT",
    "COMMERCE_PORT",
    "POSTGRES_PORT",
    "SANDBOX_PORT",
    "BACKUP_DIR",
    "BACKUP_KEY",
    "BACKUP_KEEP_DAYS",
    "BACKUP_KEEP_AT_LEAST",
  ],
};

/**
 * @param {Env} env
 * @param {string[]} names
 */
const without = (env, names) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));

/**
 * Size of V8's young generation in MB, also in the Dockerfile. One Medusa request allocates tens of MB of short-lived
 * objects; with the default of 16 MB most of them are copied before they are freed.
 */
export const youngGenerationSize = "--max-semi-space-size=64";

/** Compile cache that speeds up the next start of a server; Node 20 ignores the variable. */
const compileCache = path.join(root, "node_modules", ".cache", "compiled");

/**
 * @param {Facts} facts
 * @returns {Env}
 */
function shared({ settings, secrets, dev }) {
  const defaults = { SIGNING_SECRET: secrets.SIGNING_SECRET, NODE_COMPILE_CACHE: compileCache };
  return mergeEnv(defaults, cleanEnv(settings.env), {
    NODE_ENV: dev ? "development" : "production",
    SHOP_MODE: settings.mode,
    DATA_DIR: settings.dataDir,
  });
}

/**
 * A settings folder for Medusa with telemetry off. The variable alone only stops the recording of events: on exit, each
 * Medusa process would still start another process, which outlives it, to send events stored in the user's home.
 * @param {string} dataDir
 */
function medusaConfig(dataDir) {
  const dir = path.join(dataDir, "config");
  const file = path.join(dir, "medusa", "config.json");
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify({ telemetry: { enabled: false } })}\n`);
  }
  return dir;
}

/**
 * Origin of the payment sandbox, which only listens on the loopback address.
 * @param {import("./settings.mjs").Settings} settings
 */
const sandboxOrigin = (settings) => `http://127.0.0.1:${settings.ports.sandbox}`;

/**
 * Stripe keys shared by commerce and the sandbox; none if a Stripe account is configured.
 * @param {Facts} facts
 * @returns {Env}
 */
export const sandboxKeys = ({ settings, secrets }) =>
  settings.sandbox
    ? {
        STRIPE_API_KEY: `sk_test_${secrets.SANDBOX_SECRET}`,
        STRIPE_WEBHOOK_SECRET: `whsec_${secrets.SANDBOX_SECRET}`,
        STRIPE_API_URL: sandboxOrigin(settings),
      }
    : {};

/**
 * @param {Facts} facts
 * @returns {Env}
 */
function sandboxEnv(facts) {
  const { settings } = facts;
  const env = mergeEnv(shared(facts), sandboxKeys(facts), {
    PORT: String(settings.ports.sandbox),
    SANDBOX_PUBLIC_URL: `${settings.publicUrl}/sandbox`,
    SANDBOX_WEBHOOK_URL: `${commerceOrigin(settings)}/hooks/payment/stripe_stripe`,
  });
  return without(env, [...privateTo.storefront, ...privateTo.launcher, "DATABASE_URL", "REDIS_URL"]);
}

/**
 * The environment of commerce, also for its command line.
 * @param {Facts} facts
 * @returns {Env}
 */
export function commerceEnv(facts) {
  const { settings, secrets, databaseUrl } = facts;
  const { JWT_SECRET, COOKIE_SECRET, MFA_SECRET } = secrets;
  const defaults = { JWT_SECRET, COOKIE_SECRET, MFA_SECRET, STOREFRONT_URL: settings.publicUrl };
  const env = mergeEnv(defaults, shared(facts), sandboxKeys(facts), {
    PORT: String(settings.ports.commerce),
    DATABASE_URL: databaseUrl,
    MEDUSA_BACKEND_URL: settings.commerceUrl,
    MEDUSA_DISABLE_TELEMETRY: "true",
    XDG_CONFIG_HOME: medusaConfig(settings.dataDir),
  });
  return without(env, [...privateTo.storefront, ...privateTo.launcher]);
}

/**
 * @param {Facts} facts
 * @returns {Env}
 */
export function storefrontEnv(facts) {
  const { settings, secrets } = facts;
  const defaults = { SESSION_SECRET: secrets.SESSION_SECRET, COMMERCE_URL: commerceOrigin(settings) };
  const env = mergeEnv(defaults, shared(facts), {
    PORT: String(settings.ports.storefront),
    LISTEN_ADDRESS: settings.listenAddress,
    PUBLIC_URL: settings.publicUrl,
    ...(settings.sandbox ? { SANDBOX_URL: sandboxOrigin(settings) } : {}),
  });
  return without(env, [...privateTo.commerce, ...privateTo.launcher]);
}

/**
 * Local origin of a server that listens on LISTEN_ADDRESS: the loopback address if it listens on all interfaces,
 * otherwise the address itself.
 * @param {string} listenAddress
 * @param {number} port
 */
export function localOrigin(listenAddress, port) {
  const address = listenAddress === "0.0.0.0" ? "127.0.0.1" : listenAddress === "::" ? "::1" : listenAddress;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/**
 * Local origin of commerce, independent of its public URL.
 * @param {import("./settings.mjs").Settings} settings
 */
export const commerceOrigin = ({ listenAddress, ports }) => localOrigin(listenAddress, ports.commerce);

/**
 * The servers of a shop by name, in start order, dependencies first.
 * @param {{ settings: import("./settings.mjs").Settings, members?: import("./cluster.mjs").Members }} shop
 * @returns {{ name: string, app: App }[]}
 */
export function serversOf({ settings, members }) {
  /** @type {{ name: string, app: App }[]} */
  const all = members
    ? Object.entries(members).map(([name, { app }]) => ({ name, app }))
    : [
        { name: "commerce", app: "commerce" },
        { name: "storefront", app: "storefront" },
      ];
  return settings.sandbox ? [{ name: "sandbox", app: "sandbox" }, ...all] : all;
}

/** @typedef {{ name: string, args: string[], cwd: string, env: Env, health: string, advice: string }} Server */

/**
 * @param {string} name one of `serversOf`
 * @param {Facts} facts
 * @returns {Server}
 * @throws Error if this shop has no such server
 */
export function serverOf(name, facts) {
  const { settings, members } = facts;
  const known = serversOf(facts).find((server) => server.name === name);
  if (!known) throw new Error(`This shop has no server ${name}.`);
  const member = members?.[name];
  if (!member) return serverOfApp(known.app, facts);
  const ports = { ...settings.ports, [member.app]: member.port };
  const own = { ...settings, ports, env: mergeEnv(settings.env, member.env), listenAddress: "127.0.0.1" };
  return { ...serverOfApp(member.app, { ...facts, settings: own }), name };
}

/**
 * How to run the server of an app: directly with node, so that signals reach it without a shell or package manager in
 * between.
 * @param {App} app
 * @param {Facts} facts
 * @returns {Server}
 */
function serverOfApp(app, facts) {
  const { settings, dev } = facts;
  if (app === "sandbox") {
    return {
      name: "the payment sandbox",
      args: [path.join("sandbox", "server.mjs")],
      cwd: commerceDir,
      env: sandboxEnv(facts),
      health: `${sandboxOrigin(settings)}/health`,
      advice: "The end of its log shows the reason. `npm run doctor` checks settings and ports.",
    };
  }
  const tsx = path.join(storefrontDir, "node_modules", "tsx", "dist", "cli.mjs");
  if (app === "commerce") {
    return {
      name: "commerce",
      args: [youngGenerationSize, medusaCli, dev ? "develop" : "start", "--host", settings.listenAddress],
      cwd: dev ? commerceDir : commerceBuild,
      env: commerceEnv(facts),
      health: `${commerceOrigin(settings)}/health`,
      advice: "The end of its log shows the reason. `npm run doctor` checks settings, ports and database.",
    };
  }
  return {
    name: "the storefront",
    args: dev ? [tsx, "server.ts"] : [path.join("build", "main.js")],
    cwd: storefrontDir,
    env: storefrontEnv(facts),
    health: `${localOrigin(settings.listenAddress, settings.ports.storefront)}/health/live`,
    advice: "The end of its log shows the reason. `npm run doctor` checks settings, ports and keys.",
  };
}
