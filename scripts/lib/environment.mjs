/** Checks before a shop starts: the environment of both apps, and in production the data of the seller. */
import { createRequire } from "node:module";
import path from "node:path";
import { ownerFactProblems } from "../../contract/src/environment-rules.js";
import { withDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { contractDir } from "./paths.mjs";
import { commerceEnv, storefrontEnv } from "./servers.mjs";
import { demoCompany } from "./settings.mjs";

/**
 * Validates the environment of both apps with their own rules, before anything is built or started with it. Requires
 * the built contract.
 * @param {import("./servers.mjs").Facts} facts
 * @throws {Failure} naming all problems together
 */
export function checkEnvironment(facts) {
  const require = createRequire(import.meta.url);
  /** @type {typeof import("../../contract/dist/environment.js")} */
  const { commerceEnvironment, readEnvironment, storefrontEnvironment } = require(
    path.join(contractDir, "dist", "environment.js"),
  );
  const problems = [
    () => readEnvironment(commerceEnvironment, commerceEnv(facts), demoCompany()),
    () => readEnvironment(storefrontEnvironment, storefrontEnv(facts), {}),
  ].flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return error instanceof Error ? error.message.split("\n").slice(1) : [String(error)];
    }
  });
  if (problems.length === 0) return;
  throw new Failure(`The shop cannot start with these settings:\n${[...new Set(problems)].join("\n")}`, {
    advice: "Correct them in the environment or in the file .env in this folder (see .env.example).",
  });
}

/**
 * Settings saved by the owner in the admin; empty if there are none.
 * @param {string} databaseUrl
 * @returns {Promise<Record<string, unknown>>}
 */
const savedSettings = (databaseUrl) =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT values FROM shop_settings_version WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT 1",
    );
    return rows[0]?.values ?? {};
  });

/**
 * Refuses to start with a fictitious company. Requires the tables.
 * @param {import("./env.mjs").Env} env
 * @param {string} databaseUrl
 * @throws {Failure} naming everything that is missing or fictitious
 */
export async function checkOwnerFacts(env, databaseUrl) {
  const problems = ownerFactProblems(env, await savedSettings(databaseUrl), demoCompany());
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new Failure(["Company details are missing:", ...lines].join("\n"), {
    advice:
      "Set them in .env (see .env.example); or start without SHOP_MODE=production, save them in the admin under “The shop”, " +
      "and start again. Values saved there take precedence over .env.",
  });
}
