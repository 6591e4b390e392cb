/** Builds the packages of the workspace, each only if its sources have changed. */
import { rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "./env.mjs";
import { lockfile } from "./install.mjs";
import {
  commerceBuild,
  commerceDir,
  contractDir,
  logFile,
  root,
  storefrontBuild,
  storefrontDir,
} from "./paths.mjs";
import { findPnpm, pnpmEnv } from "./pnpm.mjs";
import { run } from "./processes.mjs";
import { filesBelow, hashOf, readStamp, writeStamp } from "./content-hashes.mjs";

/** @typedef {(note: string) => void} Note */

const generated = new Set([
  "node_modules",
  ".medusa",
  "build",
  "dist",
  "static",
  "uploads",
  "coverage",
  "test-results",
]);
const notBuilt = new Set(["tests", "e2e", "bench", "playwright-report", "integration-tests"]);

/**
 * Hash of the sources of a build, without generated files and tests. Each app is built with the contract.
 * @param {string[]} dirs
 */
function sourceHash(...dirs) {
  const shared = [lockfile, path.join(root, "tsconfig.base.json")];
  const ignore = (/** @type {string} */ file) => {
    const name = path.basename(file);
    return generated.has(name) || notBuilt.has(name) || /\.test\.tsx?$|\.tsbuildinfo$|\.log$/.test(name);
  };
  return hashOf(filesBelow([...dirs, ...shared], ignore), root);
}

export const commerceHash = () => sourceHash(contractDir, commerceDir);
export const storefrontHash = () => sourceHash(contractDir, storefrontDir);

const contractBuild = path.join(contractDir, "dist");
const typescript = path.join(root, "node_modules", "typescript", "bin", "tsc");

/**
 * Builds the contract for commerce if its sources have changed since the last build; the storefront compiles the
 * contract's sources itself.
 * @param {string} dataDir
 * @param {Note} note
 */
export async function buildContract(dataDir, note) {
  const stamp = path.join(contractBuild, ".source-hash");
  const hash = sourceHash(contractDir);
  if (readStamp(stamp) === hash) return note("unchanged");
  // outputs of deleted sources, and of an interrupted build
  rmSync(contractBuild, { recursive: true, force: true });
  await run(process.execPath, [typescript, "-b", contractDir], {
    name: "Building the contract",
    cwd: root,
    env: cleanEnv(process.env),
    log: logFile(dataDir, "build-contract"),
    advice:
      "The log names the file and line. If you have not changed the code, `git status` and `git pull` may help.",
  });
  writeStamp(stamp, hash);
}

/**
 * Entry point of the Medusa command line; run directly by node, so that signals reach it without a shell in between.
 */
export const medusaCli = path.join(commerceDir, "node_modules", "@medusajs", "cli", "cli.js");

/**
 * Builds the commerce server and its admin if the sources have changed since the last build. The stamp is stored in the
 * build folder, so that both are deleted together.
 * @param {{ dataDir: string, env: import("./env.mjs").Env }} context
 * @param {Note} note
 */
export async function buildCommerce({ dataDir, env }, note) {
  const stamp = path.join(commerceBuild, ".source-hash");
  const hash = commerceHash();
  if (readStamp(stamp) === hash) return note("unchanged");
  await run(process.execPath, [medusaCli, "build"], {
    name: "Building commerce",
    cwd: commerceDir,
    env: { ...env, NODE_ENV: "production", CI: "true" },
    log: logFile(dataDir, "build-commerce"),
    advice:
      "The log names the file and line. If you have not changed the code, `git status` and `git pull` may help.",
  });
  writeStamp(stamp, hash);
}

/**
 * Builds the storefront if its sources have changed since the last build.
 * @param {string} dataDir
 * @param {Note} note
 */
export async function buildStorefront(dataDir, note) {
  const stamp = path.join(storefrontBuild, ".source-hash");
  const hash = storefrontHash();
  if (readStamp(stamp) === hash) return note("unchanged");
  const pnpm = await findPnpm();
  await run(pnpm.command, [...pnpm.args, "--filter", "storefront", "build"], {
    name: "Building the storefront",
    cwd: root,
    env: { ...cleanEnv(process.env), ...pnpmEnv(), NODE_ENV: "production" },
    log: logFile(dataDir, "build-storefront"),
    advice:
      "The log names the file and line. If you have not changed the code, `git status` and `git pull` may help.",
  });
  writeStamp(stamp, hash);
}
