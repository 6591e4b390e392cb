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

/** The file of the made-up company of the demonstration, which the launcher reads too. */
const demoFile = "demo-company.json";

/** The made-up company of the demonstration by the names of its variables; none where its file was not taken along. */
export function demoCompany(): Record<string, string> {
  const folder = findUp(demoFile, __dirname);
  if (folder === null) return {};
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, demoFile), "utf8")));
}

/** The checked environment of commerce. */
export type Env = CommerceEnvironment;

/**
 * The nearest folder at or above `start` that holds `name`; null when there is none. Needed because the same code runs from
 * `src/` and, one level deeper, from `.medusa/server/src/`.
 */
export function findUp(name: string, start: string): string | null {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, name))) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * Checks an environment by the contract's rules.
 * @throws Error naming every problem, one a line.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const root = findUp("pnpm-workspace.yaml", __dirname) ?? process.cwd();
  return readEnvironment(commerceEnvironment, source, demoCompany(), { DATA_DIR: path.join(root, ".data") });
}

/** Stands in for what only a running server needs, so that `medusa build` works on a machine without secrets. */
const buildOnly = {
  DATABASE_URL: "postgres://localhost/build",
  JWT_SECRET: "x".repeat(32),
  COOKIE_SECRET: "x".repeat(32),
  MFA_SECRET: "x".repeat(32),
  SIGNING_SECRET: "x".repeat(32),
  SHOP_MODE: "demo",
};

let checked: Env | undefined;

/**
 * The environment, checked at the first call (medusa-config.ts makes it, so at boot).
 * @throws Error when a variable is missing or wrong.
 */
export function env(): Env {
  const building = process.argv[2] === "build";
  checked ??= parseEnv(building ? { ...process.env, ...buildOnly } : givenEnvironment());
  return checked;
}

/** The environment as it was given, with the secrets that stand in files. */
const givenEnvironment = (): Record<string, string> =>
  withSecretFiles(process.env, (file) => readFileSync(file, "utf8"));

/** What commerce's own start in production would refuse of the environment it was given, demonstration or not. */
export const gapsForProduction = (): ReturnType<typeof productionGaps> =>
  productionGaps(givenEnvironment(), Object.keys(commerceEnvironment.shape));
