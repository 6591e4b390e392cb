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

/**
 * The environment for a child process: without npm's and pnpm's script variables, and without variables that would mean
 * something else to the child (PORT, NODE_ENV).
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Env}
 */
export function cleanEnv(env) {
  return mergeEnv(
    Object.fromEntries(
      Object.entries(env).filter(
        ([name]) =>
          !/^(npm_lifecycle_|npm_package_|PNPM_SCRIPT_SRC_DIR|INIT_CWD$)/.test(name) &&
          !["PORT", "NODE_ENV", "npm_command", "npm_execpath", "npm_node_execpath"].includes(name),
      ),
    ),
  );
}
