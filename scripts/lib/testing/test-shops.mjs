/**
 * The shops the tests run against. One database is prepared in the same way as by `npm start`; each shop is a copy of
 * it with its own servers, ports and data folder, so that groups of tests do not affect each other.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { copyDatabase } from "../database.mjs";
import { mergeEnv } from "../env.mjs";
import { dataFolder } from "../paths.mjs";
import { clusterFacts, startProxy } from "../cluster.mjs";
import { sandboxKeys } from "../servers.mjs";
import { settingsFrom } from "../settings.mjs";
import { Stack } from "../shop-stack.mjs";
import { say, Steps } from "../steps.mjs";
import { openControl } from "./control.mjs";
import { contractKey, discard, freePorts, testDataDir, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("../env.mjs").Env} Env */

/**
 * A running shop. `env`: environment for tests.
 * @typedef {{ stack: Stack, env: Env, close: () => Promise<void> }} TestShop
 */

const reportCrash = (/** @type {string} */ name, /** @type {string} */ log) =>
  say(`${name} has exited unexpectedly; see ${log}`);

const metricsToken = "metrics-token-of-the-shops-of-the-tests";

/**
 * Settings of a test shop.
 * @param {Env} ports
 * @param {string} dataDir
 * @param {Env} [extraSettings]
 */
const testSettings = (ports, dataDir, extraSettings = {}) =>
  settingsFrom(
    mergeEnv(withoutShopSettings(), ports, extraSettings, {
      DATA_DIR: dataDir,
      // requests that a test lets hang time out earlier than in a real shop
      STRIPE_TIMEOUT_MS: "4000",
      // many tests order by transfer with the same address; the limits are tested with their own settings
      TRANSFER_MAX_OPEN_ORDERS: "1000",
      TRANSFER_MAX_OPEN_PACKS: "100000",
      METRICS_TOKEN: metricsToken,
    }),
  );

/**
 * @typedef {object} OpenOptions
 * @property {Env} [settings] additional settings of this shop
 * @property {import("./control.mjs").Engines} [engines] engines its tests may break, in addition to the database shared
 *   by all shops
 * @property {import("../cluster.mjs").Layout} [layout] set if it is a cluster
 */

export class TestShops {
  #dataDir;
  #extraSettings;
  /** @type {Stack | undefined} */
  #base;
  /** @type {import("../shop-stack.mjs").Login | undefined} */
  #admin;
  /** @type {Set<TestShop>} */
  #shops = new Set();

  /**
   * @param {string} dataDir data folder of the database that is copied
   * @param {Env} [extraSettings] settings of all shops: DATABASE_URL, if another PostgreSQL is prepared and copied
   */
  constructor(dataDir, extraSettings = {}) {
    this.#dataDir = dataDir;
    this.#extraSettings = extraSettings;
  }

  /**
   * Prepares the database and the builds; existing ones are reused.
   * @param {{ fresh: boolean }} how fresh: the contents of the data folder are deleted first
   */
  async prepare({ fresh }) {
    const settings = testSettings(await freePorts(), this.#dataDir, this.#extraSettings);
    const base = new Stack({ settings, throwAway: true });
    this.#base = base;
    base.onCrash = reportCrash;
    await base.claim(() => {});
    if (fresh) discard(this.#dataDir);
    this.#admin = await base.prepare(new Steps(6));
  }

  /** Repeats the preparations whose sources have changed; running shops are not updated. */
  async update() {
    this.#admin = await this.#prepared.update(new Steps(5));
  }

  get #prepared() {
    if (!this.#base) throw new Error("the shops are not prepared yet");
    return this.#base;
  }

  /**
   * Starts a shop: payment sandbox, commerce and storefront.
   * @param {string} name used for its database and its data folder
   * @param {OpenOptions} [how]
   * @returns {Promise<TestShop>}
   */
  async open(name, { settings: extraSettings = {}, engines = {}, layout } = {}) {
    const { secrets, databaseUrl } = this.#prepared.facts;
    const dataDir = path.join(testDataDir, "shops", name);
    rmSync(dataDir, { recursive: true, force: true });
    dataFolder(dataDir);
    // the pictures of the initial catalogue, and the publishable key of the copied database
    for (const item of ["static", "publishable-key"]) {
      const source = path.join(this.#dataDir, item);
      if (existsSync(source)) cpSync(source, path.join(dataDir, item), { recursive: true });
    }
    // resized pictures are shared by all shops
    const resized = path.join(this.#dataDir, "media");
    mkdirSync(resized, { recursive: true });
    symlinkSync(resized, path.join(dataDir, "media"), "dir");
    const copy = await copyDatabase(databaseUrl, `su_turrone_${name}`);
    const settings = testSettings(await freePorts(), dataDir, extraSettings);
    const stack = new Stack({ settings, members: layout?.members });
    stack.onCrash = reportCrash;
    stack.adopt({ secrets, databaseUrl: copy });
    const control = await openControl(stack, { database: this.#prepared.databaseEngine, ...engines });
    /** @type {TestShop} */
    const shop = {
      stack,
      env: {},
      close: async () => {
        control.close();
        this.#shops.delete(shop);
        await stack.stopServers();
      },
    };
    this.#shops.add(shop);
    if (layout) await startProxy(layout, settings);
    await stack.startServers();
    shop.env = mergeEnv(extraSettings, {
      DATA_DIR: dataDir,
      SHOP_URL: settings.publicUrl,
      COMMERCE_URL: settings.commerceUrl,
      ADMIN_EMAIL: this.#admin?.email,
      ADMIN_PASSWORD: this.#admin?.password,
      PUBLISHABLE_KEY: readFileSync(path.join(dataDir, "publishable-key"), "utf8").trim(),
      DATABASE_URL: copy,
      SIGNING_SECRET: secrets.SIGNING_SECRET,
      JWT_SECRET: secrets.JWT_SECRET,
      METRICS_TOKEN: metricsToken,
      CONTROL_URL: control.url,
      ...sandboxKeys(stack.facts),
      ...contractKey(process.env),
      ...(layout ? clusterFacts(layout) : {}),
    });
    return shop;
  }

  async close() {
    await Promise.all([...this.#shops].map((shop) => shop.close()));
    await this.#base?.stop();
    this.#base = undefined;
  }
}
