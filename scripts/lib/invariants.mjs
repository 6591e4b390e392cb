/** What `pnpm invariants` does: finds the shop's database and provider, and runs the program of commerce that checks the books. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { explain, Failure } from "./failure.mjs";
import { commerceBuild, commerceDir } from "./paths.mjs";
import { runningUrl } from "./postgres.mjs";
import { keptSecrets } from "./secrets.mjs";
import { commerceEnv } from "./servers.mjs";
import { readSettings } from "./settings.mjs";

/** @throws {Failure} when there is nothing to ask yet */
function check() {
  const program = path.join(commerceBuild, "src", "scripts", "invariants.js");
  if (!existsSync(program)) {
    throw new Failure("Commerce has not been built.", { advice: "Start the shop once with npm start." });
  }
  const settings = readSettings();
  const secrets = keptSecrets(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? runningUrl(settings.dataDir, secrets.DATABASE_PASSWORD);
  if (!databaseUrl) {
    throw new Failure("The embedded database does not run.", { advice: "Start the shop with npm start." });
  }
  const env = commerceEnv({ settings, secrets, databaseUrl, dev: false });
  return spawnSync(process.execPath, [program], { cwd: commerceDir, env, stdio: "inherit" }).status ?? 2;
}

/**
 * Prints whether each rule holds.
 * @returns {Promise<number>} 0 when all hold, 1 when one is broken, 2 when that could not be found out
 */
export async function runInvariants() {
  try {
    return check();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return 2;
  }
}
