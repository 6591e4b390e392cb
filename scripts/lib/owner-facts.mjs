/** Checks the seller's data before a shop starts in production. */
import { ownerFactProblems } from "../../contract/src/environment-rules.js";
import { withDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { demoCompany } from "./settings.mjs";

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
