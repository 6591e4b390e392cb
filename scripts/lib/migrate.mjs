/** The parts of `npm run migrate` and `npm run generate` after the packages are installed. */
import { exitCodeOf, explain } from "./failure.mjs";
import { withClosedShop } from "./backup/shop-database.mjs";
import { generateMigrations } from "./medusa.mjs";
import { buildContract } from "./packages.mjs";
import { killAll } from "./processes.mjs";
import { commerceEnv } from "./servers.mjs";
import { readSettings } from "./settings.mjs";
import { Stack } from "./shop-stack.mjs";
import { say } from "./steps.mjs";

/**
 * Prepares the database of a shop whose servers are built and started elsewhere. Idempotent.
 * @param {import("./steps.mjs").Steps} steps
 * @returns {Promise<number>} exit code
 */
export async function migrateAll(steps) {
  process.on("exit", killAll);
  /** @type {Stack | undefined} */
  let stack;
  try {
    stack = new Stack({ settings: readSettings(), builds: false });
    await stack.claimFolder((note) => say(`Note: ${note}`));
    const { email } = await stack.prepare(steps);
    say(`The database is ready; the admin's first user is ${email}.`);
    return 0;
  } catch (error) {
    say(`\n${explain(error)}`);
    return 1;
  } finally {
    await stack?.stop();
  }
}

/**
 * Writes the migrations of data models that differ from their tables.
 * @param {readonly string[]} modules names of Medusa modules, as in `productDetails`
 * @returns {Promise<number>} exit code
 */
export function generate(modules) {
  process.on("exit", killAll);
  return exitCodeOf(async () => {
    const settings = readSettings();
    const { dataDir } = settings;
    await withClosedShop(settings, async (facts) => {
      await buildContract(dataDir, () => {});
      await generateMigrations({ dataDir, env: commerceEnv(facts) }, modules);
    });
    say("Done; new migrations are in commerce/src/modules.");
  }, "\n");
}
