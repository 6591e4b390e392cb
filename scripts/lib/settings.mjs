/**
 * All variables the launcher reads or passes on. Everything that can be validated before packages are installed is
 * validated here; the rest by the contract, once it is built (environment.mjs).
 */
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import {
  ownerFacts,
  productionProblems,
  serverSecrets,
  stripeKeys,
  withSecretFiles,
} from "../../contract/src/environment-rules.js";
import { mergeEnv, readEnvFile } from "./env.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./paths.mjs";

/** @typedef {import("./env.mjs").Env} Env */

/**
 * @typedef {object} Settings
 * @property {Env} env the environment merged over the .env file
 * @property {"demo" | "production"} mode
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl external database; if undefined, the embedded one is used
 * @property {{ storefront: number, commerce: number, postgres: number, sandbox: number }} ports
 * @property {string} listenAddress address on which shop and commerce listen; sandbox and embedded database are never
 *   reachable from outside
 * @property {boolean} sandbox whether payments go to the payment sandbox, because no Stripe key is set
 * @property {string} publicUrl origin of the shop as a browser sees it
 * @property {string} commerceUrl origin of commerce as the owner's browser sees it
 * @property {string} adminEmail
 */

/** Variable and default of each server's port. */
export const portSettings = /** @type {const} */ ({
  storefront: ["STOREFRONT_PORT", 3000],
  commerce: ["COMMERCE_PORT", 9000],
  postgres: ["POSTGRES_PORT", 5460],
  sandbox: ["SANDBOX_PORT", 9100],
});

/** Variables that .env.example has to explain; a test compares both. */
export const knownVariables = [
  "SHOP_MODE",
  "DATA_DIR",
  "DATABASE_URL",
  "REDIS_URL",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ENDPOINT",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  ...Object.values(portSettings).map(([name]) => name),
  "LISTEN_ADDRESS",
  "PUBLIC_URL",
  "STOREFRONT_URL",
  "MEDUSA_BACKEND_URL",
  "COMMERCE_URL",
  "PUBLISHABLE_KEY",
  "FALLBACK_LANGUAGE",
  "TRUSTED_PROXIES",
  "DRAIN_SECONDS",
  "LOG_LEVEL",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "MEDUSA_WORKER_MODE",
  "STOREFRONT_INSTANCES",
  "PAGE_CACHE_MB",
  "WEB_CONCURRENCY",
  ...serverSecrets,
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  ...ownerFacts,
  "DELIVERY_DAYS",
  "DELIVERY_CUT_OFF_HOUR",
  "BANK_TRANSFER_DAYS",
  "BANK_TRANSFER_REMINDER_DAYS",
  "TRANSFER_MAX_OPEN_ORDERS",
  "TRANSFER_MAX_OPEN_PACKS",
  "DELIVERED_AFTER_DAYS",
  "LOW_STOCK_PACKS",
  "CART_DAYS",
  "CART_CHANGES_AT_ONCE",
  "FIRST_ORDER_NUMBER",
  "VIES_URL",
  ...stripeKeys,
  "STRIPE_API_URL",
  "STRIPE_TIMEOUT_MS",
  "STRIPE_RETRIES",
  "PAYMENT_CAPTURE",
  "APPLE_PAY_DOMAIN_ASSOCIATION",
  "INDEXNOW_KEY",
  "INDEXNOW_URL",
  "ICON_SERVICES",
  "HOSTING_PROVIDER",
  "OPENING_HOURS",
  "SMTP_URL",
  "MAIL_FROM",
  "OWNER_LANGUAGE",
  "BACKUP_DIR",
  "BACKUP_KEY",
  "BACKUP_KEEP_DAYS",
  "BACKUP_KEEP_AT_LEAST",
];

/**
 * @param {Env} env
 * @param {string} name
 * @param {number} fallback
 * @param {string[]} problems
 */
function port(env, name, fallback, problems) {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65_535) return value;
  problems.push(`${name} is "${text}": it must be a port number from 1 to 65535.`);
  return fallback;
}

/**
 * @param {Env} env
 * @param {string} name
 * @param {string} fallback
 * @param {string[]} problems
 */
function origin(env, name, fallback, problems) {
  const text = env[name] ?? fallback;
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, "");
  } catch {
    // reported below, like a URL with another scheme
  }
  problems.push(`${name} is "${text}": it must be a URL like https://shop.example.`);
  return fallback;
}

/**
 * The fictitious company of the demonstration, as read by both servers.
 * @returns {Record<string, string>}
 */
export const demoCompany = () => JSON.parse(readFileSync(path.join(root, "demo-company.json"), "utf8"));

/**
 * Validates the environment and fills in defaults.
 * @param {Env} env
 * @returns {Settings}
 * @throws {Failure} naming all problems together
 */
export function settingsFrom(env) {
  /** @type {string[]} */
  const problems = [];
  const mode = env.SHOP_MODE ?? "demo";
  if (mode !== "demo" && mode !== "production") {
    problems.push(`SHOP_MODE is "${mode}": it must be demo or production.`);
  }
  const numbers = {
    storefront: port(env, ...portSettings.storefront, problems),
    commerce: port(env, ...portSettings.commerce, problems),
    postgres: port(env, ...portSettings.postgres, problems),
    sandbox: port(env, ...portSettings.sandbox, problems),
  };
  if (new Set(Object.values(numbers)).size < Object.keys(numbers).length) {
    problems.push("STOREFRONT_PORT, COMMERCE_PORT, POSTGRES_PORT and SANDBOX_PORT must differ.");
  }
  const givenKeys = stripeKeys.filter((name) => env[name] !== undefined);
  if (mode === "demo" && givenKeys.length > 0 && givenKeys.length < stripeKeys.length) {
    problems.push(`${stripeKeys.join(", ")}: set all of them, or none to pay in the sandbox.`);
  }
  if (env.DATABASE_URL !== undefined && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL)) {
    problems.push("DATABASE_URL must start with postgres:// or postgresql://.");
  }
  const listenAddress = env.LISTEN_ADDRESS ?? "127.0.0.1";
  if (isIP(listenAddress) === 0) {
    problems.push(
      `LISTEN_ADDRESS is "${listenAddress}": it must be an IP address like 127.0.0.1 or 0.0.0.0.`,
    );
  }
  const publicUrl = origin(env, "PUBLIC_URL", `http://localhost:${numbers.storefront}`, problems);
  const commerceUrl = origin(env, "MEDUSA_BACKEND_URL", `http://localhost:${numbers.commerce}`, problems);
  if (mode === "production") problems.push(...productionProblems(env));
  if (problems.length > 0) {
    throw new Failure(
      ["The shop cannot start with these settings:", ...problems.map((p) => `  - ${p}`)].join("\n"),
      {
        advice:
          mode === "production"
            ? "Set them in the file .env in this folder (see .env.example), or in the environment. " +
              "`openssl rand -base64 32` generates a secret. Without SHOP_MODE=production the shop starts as a demo."
            : "Correct them in the environment or in the file .env in this folder (see .env.example).",
      },
    );
  }
  return {
    env,
    mode: mode === "production" ? "production" : "demo",
    dataDir: path.resolve(root, env.DATA_DIR ?? ".data"),
    databaseUrl: env.DATABASE_URL,
    ports: numbers,
    listenAddress,
    sandbox: env.STRIPE_API_KEY === undefined,
    publicUrl,
    commerceUrl,
    adminEmail: env.ADMIN_EMAIL ?? "owner@su-turrone.example",
  };
}

/**
 * The settings of this run: the environment merged over the repository's .env file.
 * @param {Readonly<Record<string, string | undefined>>} [over] values with precedence over both
 */
export const readSettings = (over = {}) =>
  settingsFrom(secretsRead(mergeEnv(readEnvFile(path.join(root, ".env")), process.env, over)));

/**
 * @param {Env} env
 * @returns {Env} with the contents of the files named by `<NAME>_FILE`
 * @throws {Failure} if one cannot be read
 */
export function secretsRead(env) {
  try {
    return withSecretFiles(env, (file) => readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Failure(cause instanceof Error ? cause.message : String(cause), {
      advice: "Check that the secret files exist and that the user who runs the shop can read them.",
      cause,
    });
  }
}
