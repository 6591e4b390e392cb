/** What separates a test shop from the developer's own: data folder, ports, settings. */
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { mergeEnv } from "../env.mjs";
import { dataFolder, root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { outsideFolderOf } from "../postgres-files.mjs";

/** Folder of the tests: logs, counts and data of the shops. */
export const testDataDir = path.join(root, ".data", "test");

/** All variables of the shop: .env.example explains exactly these (../settings.test.mjs). */
export const knownVariables = [
  ...readFileSync(path.join(root, ".env.example"), "utf8").matchAll(/^([A-Z][A-Z_0-9]+)=$/gm),
].map(([, name = ""]) => name);

/**
 * The environment of this process without the settings of the developer's own shop.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export const withoutShopSettings = (env = process.env) =>
  mergeEnv(Object.fromEntries(Object.entries(env).filter(([name]) => !knownVariables.includes(name))));

/**
 * Passes on a Stripe test key from STRIPE_API_KEY, so that the payment sandbox's contract tests also run against
 * Stripe's test mode. The test shop itself never gets it, and live keys are ignored.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function contractKey({ STRIPE_API_KEY: key = "" }) {
  return key.startsWith("sk_test_") ? { STRIPE_CONTRACT_KEY: key } : {};
}

export async function freePorts() {
  const names = ["STOREFRONT_PORT", "COMMERCE_PORT", "POSTGRES_PORT", "SANDBOX_PORT"];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  return mergeEnv(Object.fromEntries(ports));
}

/**
 * Lets a server listen on a free port of this machine only.
 * @param {import("node:http").Server} server
 * @returns {Promise<string>} its URL
 */
export async function listenOnLoopback(server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
}

/**
 * Deletes all data of a shop except the lock file of its data folder.
 * @param {string} dataDir
 */
export function discard(dataDir) {
  for (const name of readdirSync(dataFolder(dataDir))) {
    if (name !== "run.json") rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  rmSync(outsideFolderOf(dataDir), { recursive: true, force: true });
}
