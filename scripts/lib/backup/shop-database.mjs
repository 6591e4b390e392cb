/** Access to the database of a shop, running or stopped. */
import { withDatabase } from "../database.mjs";
import { runningLauncher } from "../lock.mjs";
import { loadSecrets } from "../secrets.mjs";
import { runningUrl } from "../postgres.mjs";
import { Stack } from "../shop-stack.mjs";

/** @typedef {import("pg").Client} Client */
/** @typedef {import("../settings.mjs").Settings} Settings */

/**
 * Runs work with the shop's database: that of DATABASE_URL, the embedded one of the running shop, or the embedded one
 * started for the duration of the work.
 * @template T
 * @param {Settings} settings
 * @param {(client: Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withShopDatabase(settings, work) {
  if (settings.databaseUrl) return withDatabase(settings.databaseUrl, work);
  if (runningLauncher(settings.dataDir).running) {
    const url = runningUrl(settings.dataDir, loadSecrets(settings.dataDir).DATABASE_PASSWORD);
    if (url) return withDatabase(url, work);
  }
  return withClosedShop(settings, ({ databaseUrl }) => withDatabase(databaseUrl, work));
}

/**
 * Locks the data folder of a stopped shop, starts its database, and releases both after the work.
 * @template T
 * @param {Settings} settings
 * @param {(facts: import("../servers.mjs").Facts) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {import("../failure.mjs").Failure} if the shop is running
 */
export async function withClosedShop(settings, work) {
  const stack = new Stack({ settings });
  await stack.claimFolder(() => {});
  try {
    return await work(await stack.openDatabase(() => {}));
  } finally {
    await stack.stop();
  }
}
