import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "@medusajs/framework/zod";
import {
  commerceEnvironment,
  productionGaps,
  readEnvironment,
  withSecretFiles,
  type CommerceEnvironment,
} from "@su-turrone/contract/environment";

/** File with the fictional company of the demo, also read by the launcher. */
const demoFile = "demo-company.json";

/** The demo's fictional company by environment variable; empty when the file was not deployed. */
export function demoCompany(): Record<string, string> {
  const folder = findUp(demoFile, __dirname);
  if (folder === null) return {};
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, demoFile), "utf8")));
}

export type Env = CommerceEnvironment;

/**
 * The nearest folder at or above `start` that contains `name`; null when there is none. Needed because the same code
 * runs from `src/` and, one level deeper, from `.medusa/server/src/`.
 */
export function findUp(name: string, start: string): string | null {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, name))) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * Validates an environment against the contract.
 * @throws Error listing every problem, one per line.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const root = findUp("pnpm-workspace.yaml", __dirname) ?? process.cwd();
  return readEnvironment(commerceEnvironment, source, demoCompany(), { DATA_DIR: path.join(root, ".data") });
}

/**
 * Placeholder values for variables only a running server needs, so that `medusa build` works on a machine without
 * secrets.
 */
const buildOnly = {
  DATABASE_URL: "postgres://localhost/build",
  JWT_SECRET: "x".repeat(32),
  COOKIE_SECRET: "x".repeat(32),
  MFA_SECRET: "x".repeat(32),
  SIGNING_SECRET: "x".repeat(32),
  SHOP_MODE: "demo",
};

let parsedEnv: Env | undefined;

/**
 * The environment, validated on the first call (by medusa-config.ts, i.e. at startup).
 * @throws Error when a variable is missing or invalid.
 */
export function env(): Env {
  const isBuild = process.argv[2] === "build";
  parsedEnv ??= parseEnv(isBuild ? { ...process.env, ...buildOnly } : givenEnvironment());
  return parsedEnv;
}

/** The environment variables, including secrets that are stored in files. */
const givenEnvironment = (): Record<string, string> =>
  withSecretFiles(process.env, (file) => readFileSync(file, "utf8"));

/** Problems that would stop a production start with the current environment, even if this is a demo. */
export const gapsForProduction = (): ReturnType<typeof productionGaps> =>
  productionGaps(givenEnvironment(), Object.keys(commerceEnvironment.shape));
