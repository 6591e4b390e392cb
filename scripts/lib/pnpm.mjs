/** Finds pnpm, which need not be installed. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "./env.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./paths.mjs";

/** How to call pnpm: program and first arguments. @typedef {{ command: string, args: string[], how: string }} Pnpm */

/**
 * The pnpm version required by a package.json ("pnpm@10.34.9+sha512.…" -> "10.34.9").
 * @param {{ packageManager?: string }} manifest
 */
export function pnpmVersion(manifest) {
  const version = /^pnpm@(\d+\.\d+\.\d+)/.exec(manifest.packageManager ?? "")?.[1];
  if (!version) throw new Failure('package.json names no version of pnpm in "packageManager".');
  return version;
}

export const wantedPnpm = () =>
  pnpmVersion(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));

/** Environment of every call of pnpm: no prompts, and corepack may download the version named in package.json. */
export const pnpmEnv = () => ({ ...cleanEnv(process.env), CI: "true", COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" });

/**
 * Output of --version, "" if the command does not work.
 * @param {Pnpm} pnpm
 * @returns {Promise<string>}
 */
function versionOf({ command, args }) {
  return new Promise((resolve) => {
    // downloading pnpm over a slow connection may take a while
    const options = { cwd: root, env: pnpmEnv(), timeout: 180_000 };
    execFile(command, [...args, "--version"], options, (error, stdout) =>
      resolve(error ? "" : stdout.trim()),
    );
  });
}

/**
 * The first command that provides the right version of pnpm: the installed one, corepack (included in Node 20 and 22;
 * verifies the hash in package.json), npx (included in every Node).
 * @returns {Promise<Pnpm>}
 * @throws {Failure} if none works
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
