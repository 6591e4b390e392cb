/** The part of `npm run build` after the packages are installed. */
import path from "node:path";
import { cleanEnv } from "./env.mjs";
import { explain } from "./failure.mjs";
import { buildCommerce, buildContract, buildStorefront } from "./packages.mjs";
import { root } from "./paths.mjs";
import { say } from "./steps.mjs";

/**
 * Builds contract, commerce and storefront, each only if its sources have changed.
 * @param {import("./steps.mjs").Steps} steps
 * @returns {Promise<number>} exit code
 */
export async function buildAll(steps) {
  const dataDir = path.join(root, ".data");
  const env = cleanEnv(process.env);
  try {
    await steps.run("Contract", (note) => buildContract(dataDir, note));
    await steps.run("Commerce server and admin", (note) => buildCommerce({ dataDir, env }, note));
    await steps.run("Storefront", (note) => buildStorefront(dataDir, note));
    return 0;
  } catch (error) {
    say(`\n${explain(error)}`);
    return 1;
  }
}
