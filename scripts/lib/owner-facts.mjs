/** Who sells, before a shop opens in earnest. */
import { ownerFactProblems } from "../../contract/src/environment-rules.js";
import { withDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { demoCompany } from "./settings.mjs";

/**
 * What the owner has saved in the admin; empty where nothing was.
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
 * Refuses to sell in the name of a made-up company. The tables are there.
 * @param {import("./env.mjs").Env} env
 * @param {string} databaseUrl
 * @throws {Failure} naming everything that is missing or made up
 */
export async function checkOwnerFacts(env, databaseUrl) {
  const problems = ownerFactProblems(env, await savedSettings(databaseUrl), demoCompany());
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new Failure(["The shop does not say yet who sells:", ...lines].join("\n"), {
    advice:
      "Put them into .env (see .env.example); or start without SHOP_MODE=production, save them in the admin under “The shop”, " +
      "and start again. What is saved there wins over .env.",
  });
}
