/** Tests that need a running shop: HTTP tests and browser stories. */
import path from "node:path";
import { createLayout } from "../cluster.mjs";
import { explain } from "../failure.mjs";
import { root } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { inMemoryRedisArguments, redisUrl, startRedis } from "../redis.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { startBucket } from "./bucket.mjs";
import { findChromium } from "./chromium.mjs";
import { sum } from "./counts.mjs";
import { nightlyFiles } from "./nightly-files.mjs";
import { testDataDir } from "./test-shop.mjs";
import { TestShops } from "./test-shops.mjs";
import { bench, playwright, vitest } from "./tools.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {import("../env.mjs").Env} Env */

/** Parts of a whole run that need a shop. */
export const shopParts = /** @type {const} */ (["http", "stories"]);
/** Everything that can be run against a shop: its tests, and parts not included in a whole run. */
/** @typedef {(typeof shopParts)[number] | "bench" | "cluster" | "faults" | "s3" | "soak"} ShopPart */

/**
 * Number of shops a whole run starts for each part. An HTTP test file or a story has a shop to itself while it runs;
 * with two, each would wait for its shop a quarter of the time, so three keep two cores busy.
 */
const parallelShops = 3;

/** @type {Counts} */
export const oneFailure = { passed: 0, failed: 1 };

/**
 * A part that cannot be run counts as one failure and does not prevent the others.
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
export async function countErrorsAsFailure(work) {
  try {
    return await work();
  } catch (error) {
    say(explain(error));
    return oneFailure;
  }
}

/**
 * Runs one part against running shops.
 * @param {ShopPart} part
 * @param {string[]} args for its tool
 * @param {readonly Env[]} shops test environment of each shop; a part that needs only one uses the first
 * @returns {Promise<Counts>}
 */
export async function testAgainst(part, args, shops) {
  if (part === "stories") {
    const CHROMIUM_PATH = await findChromium(testDataDir, say);
    return playwright(args, { ...shops[0], TEST_SHOPS: JSON.stringify(shops), CHROMIUM_PATH });
  }
  if (part === "bench") {
    const env = { ...shops[0], TEST_SHOPS: JSON.stringify(shops) };
    if (!args.includes("lighthouse")) return bench(args, env);
    return bench(args, { ...env, CHROMIUM_PATH: await findChromium(testDataDir, say) });
  }
  const names = {
    http: "http tests",
    cluster: "cluster",
    faults: "tests of the faults",
    s3: "s3",
    soak: "soak",
  };
  const name = names[part];
  const config = part === "http" ? "vitest.config.mts" : "faults.config.mts";
  const isWholeRun = part === "http" && args.length === 0;
  const LEFT_OUT = JSON.stringify(isWholeRun ? nightlyFiles : []);
  return vitest(name, ["--config", path.join(root, "commerce", "tests", config), ...args], {
    env: { TEST_FOLDER: part, LEFT_OUT, ...shops[0], TEST_SHOPS: JSON.stringify(shops) },
  });
}

/** @type {TestShops | undefined} */
let openShops;

/** Stops the shops started by `shopTests`, if it is interrupted. */
export async function closeShops() {
  await openShops?.close();
  openShops = undefined;
}

/**
 * Prepares a database, starts shops for each part and runs it. Starting the shops counts as one test.
 * @param {readonly ShopPart[]} wanted
 * @param {string[]} args of the part's tool
 * @param {{ dataDir: string, fresh: boolean, settings?: Env }} where location of the database; fresh: existing data is
 *   deleted first; settings: see `TestShops`
 * @returns {Promise<Counts>}
 */
export async function shopTests(wanted, args, { dataDir, fresh, settings }) {
  say(`\n${strong("== shops for the tests")}`);
  const onCrash = (/** @type {string} */ name, /** @type {string} */ log) =>
    say(`${name} has exited unexpectedly; see ${log}`);
  const shops = new TestShops(dataDir, onCrash, settings);
  openShops = shops;
  /** @type {Counts[]} */
  const counts = [{ passed: 1, failed: 0 }];
  try {
    await shops.prepare({ fresh });
    for (const part of wanted) {
      // "redis" selects the tests of the shop with Redis, which are in a separate folder; other words select from the
      // rest
      const [first] = part === "faults" ? args : [];
      const needsCluster = part === "cluster" || (part === "bench" && args.includes("cluster"));
      if (needsCluster) counts.push(await countErrorsAsFailure(() => inCluster(shops, part, args)));
      else if (part === "s3") counts.push(await countErrorsAsFailure(() => withBucket(shops, args)));
      else if (first !== "redis")
        counts.push(await countErrorsAsFailure(() => inSeparateShops(shops, part, args)));
      if (part === "faults" && (first === undefined || first === "redis")) {
        counts.push(await countErrorsAsFailure(() => faultsWithRedis(shops, args)));
      }
    }
  } finally {
    await closeShops();
  }
  return sum(...counts);
}

/**
 * @param {TestShops} shops
 * @param {ShopPart} part
 * @param {string[]} args
 */
async function inSeparateShops(shops, part, args) {
  const began = Date.now();
  // a few selected files need only one shop
  const isWhole = (part === "http" || part === "stories") && args.length === 0;
  const defaultCount = isWhole ? parallelShops : Number(process.env["SHOPS"] ?? 1);
  const count = part === "bench" && args.includes("large") ? 2 : defaultCount;
  const names = Array.from({ length: count }, (_, index) => `${part}_${index + 1}`);
  const opened = await Promise.all(names.map((name) => shops.open(name)));
  say(`${count === 1 ? "A shop is" : `${count} shops are`} open (${seconds(Date.now() - began)}).`);
  try {
    return await testAgainst(
      part,
      args,
      opened.map(({ env }) => env),
    );
  } finally {
    await Promise.all(opened.map((shop) => shop.close()));
  }
}

/**
 * The fault tests with a shop that uses Redis, which they break.
 * @param {TestShops} shops
 * @param {string[]} args
 * @throws {Failure} if Redis is not installed
 */
async function faultsWithRedis(shops, args) {
  const port = await freePort();
  const redis = await startRedis(testDataDir, { port, settings: inMemoryRedisArguments });
  try {
    const settings = { REDIS_URL: redisUrl(port) };
    const shop = await shops.open("faults_redis", { settings, engines: { redis: redis.engine } });
    try {
      const folder = { TEST_FOLDER: "faults/redis" };
      return await testAgainst("faults", args, [{ ...shop.env, ...settings, ...folder }]);
    } finally {
      await shop.close();
    }
  } finally {
    await redis.stop();
  }
}

/**
 * Tests or benchmarks of several servers of each app: the services of docker-compose.yml as local processes.
 * @param {TestShops} shops
 * @param {ShopPart} part
 * @param {string[]} args
 * @throws {Failure} if Redis or Caddy is not installed
 */
async function inCluster(shops, part, args) {
  const layout = await createLayout();
  const redis = await startRedis(testDataDir, layout.redis);
  try {
    const engines = { redis: redis.engine };
    const shop = await shops.open("cluster", { settings: layout.settings, engines, layout });
    try {
      return await testAgainst(part, args, [shop.env]);
    } finally {
      await shop.close();
    }
  } finally {
    await redis.stop();
  }
}

/**
 * Tests of a shop that stores its uploads in a bucket.
 * @param {TestShops} shops
 * @param {string[]} args
 */
async function withBucket(shops, args) {
  const bucket = await startBucket();
  try {
    const shop = await shops.open("s3", { settings: bucket.settings });
    try {
      return await testAgainst("s3", args, [{ ...shop.env, ...bucket.settings }]);
    } finally {
      await shop.close();
    }
  } finally {
    await bucket.stop();
  }
}
