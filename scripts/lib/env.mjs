import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { Failure } from "./failure.mjs";

/** @typedef {Record<string, string>} Env */

/**
 * Merges sources of variables; later sources take precedence, empty values count as not set.
 * @param {...Readonly<Record<string, string | undefined>>} sources
 * @returns {Env}
 */
export function mergeEnv(...sources) {
  /** @type {Env} */
  const merged = {};
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) {
      if (value !== undefined && value.trim() !== "") merged[name] = value;
    }
  }
  return merged;
}

/**
 * The variables of a .env file; empty if the file does not exist.
 * @param {string} file
 * @throws {Failure} if the file cannot be read
 */
export function readEnvFile(file) {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Failure(`${file} cannot be read.`, {
      advice: "Check its owner and permissions (`ls -l`).",
      cause,
    });
  }
}

/** Variables that npm, pnpm and vitest set for their own scripts and tests, or that mean something else to a child. */
const notInherited =
  /^(npm_lifecycle_.*|npm_package_.*|npm_command|npm_execpath|npm_node_execpath|PNPM_SCRIPT_SRC_DIR.*|INIT_CWD|PORT|NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;

/**
 * The environment for a child process.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Env}
 */
export function cleanEnv(env) {
  return mergeEnv(Object.fromEntries(Object.entries(env).filter(([name]) => !notInherited.test(name))));
}
