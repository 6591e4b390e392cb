/** Getting pnpm, which a newcomer need not have. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "./env.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./paths.mjs";

/** A way to call pnpm: program and first arguments. @typedef {{ command: string, args: string[], how: string }} Pnpm */

/**
 * The version of pnpm a package.json asks for ("pnpm@10.34.9+sha512.…" -> "10.34.9").
 * @param {{ packageManager?: string }} manifest
 */
export function pnpmVersion(manifest) {
  const version = /^pnpm@(\d+\.\d+\.\d+)/.exec(manifest.packageManager ?? "")?.[1];
  if (!version) throw new Failure('package.json names no version of pnpm in "packageManager".');
  return version;
}

export const wantedPnpm = () =>
  pnpmVersion(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));

/** Variables for every call of pnpm: no questions, and corepack may fetch the version package.json names. */
export const pnpmEnv = () => ({ ...cleanEnv(process.env), CI: "true", COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" });

/**
 * What a way to call pnpm answers to --version, "" when it does not work.
 * @param {Pnpm} pnpm
 * @returns {Promise<string>}
 */
function versionOf({ command, args }) {
  return new Promise((resolve) => {
    // fetching pnpm over a slow line may take a while
    const options = { cwd: root, env: pnpmEnv(), timeout: 180_000 };
    execFile(command, [...args, "--version"], options, (error, stdout) =>
      resolve(error ? "" : stdout.trim()),
    );
  });
}

/**
 * The first way to get pnpm in the right version: the machine's own, corepack (which comes with Node 20 and 22, and
 * checks the hash in package.json), npx (which comes with every Node).
 * @returns {Promise<Pnpm>}
 * @throws {Failure} when none works
 */
export async function findPnpm() {
  const version = wantedPnpm();
  /** @type {Pnpm[]} */
  const ways = [
    { command: "pnpm", args: [], how: "on the path" },
    { command: "corepack", args: ["pnpm"], how: "through corepack" },
    { command: "npx", args: ["--yes", `pnpm@${version}`], how: "through npx" },
  ];
  for (const way of ways) {
    if ((await versionOf(way)) === version) return way;
  }
  throw new Failure(`pnpm ${version} could not be found or fetched.`, {
    advice: `Check the connection to the npm registry (\`npm ping\`), or install it: npm install --global pnpm@${version}`,
  });
}
