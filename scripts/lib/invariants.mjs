/**
 * Implementation of `npm run invariants`: finds the shop's database and payment provider, and runs commerce's program that
 * checks the books.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { explain, Failure } from "./failure.mjs";
import { commerceBuild, commerceDir } from "./paths.mjs";
import { runningUrl } from "./postgres.mjs";
import { loadSecrets } from "./secrets.mjs";
import { commerceEnv } from "./servers.mjs";
import { readSettings } from "./settings.mjs";

/** @throws {Failure} if commerce is not built yet */
function check() {
  const program = path.join(commerceBuild, "src", "scripts", "invariants.js");
  if (!existsSync(program)) {
    throw new Failure("Commerce has not been built.", { advice: "Start the shop once with npm start." });
  }
  const settings = readSettings();
  const secrets = loadSecrets(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? runningUrl(settings.dataDir, secrets.DATABASE_PASSWORD);
  if (!databaseUrl) {
    throw new Failure("The embedded database is not running.", { advice: "Start the shop with npm start." });
  }
  const env = commerceEnv({ settings, secrets, databaseUrl, dev: false });
  return spawnSync(process.execPath, [program], { cwd: commerceDir, env, stdio: "inherit" }).status ?? 2;
}

/**
 * Prints the result of each rule.
 * @returns {Promise<number>} 0 if all hold, 1 if one is violated, 2 if the check could not be run
 */
export async function runInvariants() {
  try {
    return check();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return 2;
  }
}
