/** The part of `npm run migrate` after the packages are installed. */
import { explain } from "./failure.mjs";
import { killAll } from "./processes.mjs";
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
