/** What sets a shop of the tests apart from the developer's own: data folder, ports, settings. */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { mergeEnv } from "../env.mjs";
import { dataFolder, root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { outsideOf } from "../postgres-files.mjs";
import { knownVariables } from "../settings.mjs";

/** Data folder of the tests: logs, reports and the shops of single parts, thrown away and made anew by each run. */
export const testDataDir = path.join(root, ".data", "test");

/**
 * The environment of this process without anything that is meant for the developer's own shop.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export const withoutShopSettings = (env = process.env) =>
  mergeEnv(Object.fromEntries(Object.entries(env).filter(([name]) => !knownVariables.includes(name))));

/**
 * The secret test key of a Stripe account, where one is given as STRIPE_API_KEY: the contract of the payment sandbox is then
 * expected of Stripe's test mode as well. The shop of the tests itself never gets it, and a live key is not looked at.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function contractKey({ STRIPE_API_KEY: key = "" }) {
  return key.startsWith("sk_test_") ? { STRIPE_CONTRACT_KEY: key } : {};
}

/** Free ports for a shop beside any other. */
export async function freePorts() {
  const names = ["STOREFRONT_PORT", "COMMERCE_PORT", "POSTGRES_PORT", "SANDBOX_PORT"];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  return mergeEnv(Object.fromEntries(ports));
}

/**
 * Throws away all a shop has kept, but what says that its data folder is taken.
 * @param {string} dataDir
 */
export function discard(dataDir) {
  for (const name of readdirSync(dataFolder(dataDir))) {
    if (name !== "run.json") rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  rmSync(outsideOf(dataDir), { recursive: true, force: true });
}
