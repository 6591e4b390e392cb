/** Builds the packages of the workspace, each only if its sources have changed. */
import { rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "./env.mjs";
import { exitCodeOf } from "./failure.mjs";
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
 * Entry point of the Medusa command line; run directly by node, so that signals reach it without a shell in between.
 */
export const medusaCli = path.join(commerceDir, "node_modules", "@medusajs", "cli", "cli.js");

/** @typedef {{ name: string, command: string, args: string[], cwd?: string, env: import("./env.mjs").Env }} Build */

/**
 * Builds a package if its sources have changed since the last build. The stamp is stored in the build folder, so that
 * both are deleted together.
 * @param {{ folder: string, hash: string, log: string }} what folder: of the build
 * @param {Note} note
 * @param {() => Build | Promise<Build>} build
 */
async function buildIfChanged({ folder, hash, log }, note, build) {
  const stamp = path.join(folder, ".source-hash");
  if (readStamp(stamp) === hash) return note("unchanged");
  const { command, args, ...how } = await build();
  await run(command, args, {
    cwd: root,
    ...how,
    log,
    advice:
      "The log names the file and line. If you have not changed the code, `git status` and `git pull` may help.",
  });
  writeStamp(stamp, hash);
}

/**
 * Builds the contract for commerce; the storefront compiles the contract's sources itself.
 * @param {string} dataDir
 * @param {Note} note
 */
export function buildContract(dataDir, note) {
  const log = logFile(dataDir, "build-contract");
  return buildIfChanged({ folder: contractBuild, hash: sourceHash(contractDir), log }, note, () => {
    // outputs of deleted sources, and of an interrupted build
    rmSync(contractBuild, { recursive: true, force: true });
    const args = [typescript, "-b", contractDir];
    return { name: "Building the contract", command: process.execPath, args, env: cleanEnv(process.env) };
  });
}

/**
 * Builds commerce with its admin, and the storefront.
 * @param {import("./steps.mjs").Steps} steps
 * @param {{ dataDir: string, env: import("./env.mjs").Env }} context env: of commerce
 */
export async function buildApps(steps, { dataDir, env }) {
  const commerce = { folder: commerceBuild, hash: commerceHash(), log: logFile(dataDir, "build-commerce") };
  await steps.run("Commerce server and admin", (note) =>
    buildIfChanged(commerce, note, () => ({
      name: "Building commerce",
      command: process.execPath,
      args: [medusaCli, "build"],
      cwd: commerceDir,
      env: { ...env, NODE_ENV: "production", CI: "true" },
    })),
  );
  const storefront = {
    folder: storefrontBuild,
    hash: storefrontHash(),
    log: logFile(dataDir, "build-storefront"),
  };
  await steps.run("Storefront", (note) =>
    buildIfChanged(storefront, note, async () => {
      const pnpm = await findPnpm();
      return {
        name: "Building the storefront",
        command: pnpm.command,
        args: [...pnpm.args, "--filter", "storefront", "build"],
        env: { ...cleanEnv(process.env), ...pnpmEnv(), NODE_ENV: "production" },
      };
    }),
  );
}

/**
 * The part of `npm run build` after the packages are installed.
 * @param {import("./steps.mjs").Steps} steps
 * @returns {Promise<number>} exit code
 */
export const buildAll = (steps) =>
  exitCodeOf(async () => {
    const dataDir = path.join(root, ".data");
    await steps.run("Contract", (note) => buildContract(dataDir, note));
    await buildApps(steps, { dataDir, env: cleanEnv(process.env) });
  }, "\n");
