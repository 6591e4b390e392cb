/**
 * The shops the tests run against. One database is prepared as `npm start` prepares it; each shop is a copy of it with servers,
 * ports and a data folder of its own, so that what one group of tests does no other group sees.
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
import { Steps } from "../steps.mjs";
import { openControl } from "./control.mjs";
import { contractKey, discard, freePorts, testDataDir, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("../env.mjs").Env} Env */
/** @typedef {(name: string, log: string) => void} CrashListener */

/** A shop that is open. `env`: what tests are told of it. @typedef {{ stack: Stack, env: Env, close: () => Promise<void> }} TestShop */

/** How many steps are shown. */
const steps = { prepare: 6, update: 5 };

/** Opens the metrics of the shops of the tests. */
const metricsToken = "whoever watches the shops of the tests";

/**
 * Settings of a shop of the tests.
 * @param {Env} ports
 * @param {string} dataDir
 * @param {Env} [others]
 */
const testSettings = (ports, dataDir, others = {}) =>
  settingsFrom(
    mergeEnv(withoutShopSettings(), ports, others, {
      DATA_DIR: dataDir,
      // calls that a test lets hang are given up sooner than in a real shop
      STRIPE_TIMEOUT_MS: "4000",
      METRICS_TOKEN: metricsToken,
    }),
  );

/**
 * @typedef {object} OpenOptions
 * @property {Env} [settings] of its own
 * @property {import("./control.mjs").Engines} [engines] that its tests may break besides the database, which all shops share
 * @property {import("../cluster.mjs").Layout} [layout] it is a cluster
 */

export class TestShops {
  #dataDir;
  #onCrash;
  #own;
  /** @type {Stack | undefined} */
  #base;
  /** @type {import("../shop-stack.mjs").Login | undefined} */
  #admin;
  /** @type {Set<TestShop>} */
  #shops = new Set();

  /**
   * @param {string} dataDir where the database lies that is copied
   * @param {CrashListener} onCrash told when a server ends that nobody has stopped
   * @param {Env} [own] settings of all of them: DATABASE_URL, where it is another PostgreSQL that is prepared and copied
   */
  constructor(dataDir, onCrash, own = {}) {
    this.#dataDir = dataDir;
    this.#onCrash = onCrash;
    this.#own = own;
  }

  /**
   * Prepares the database and the builds; what is there already is used.
   * @param {{ fresh: boolean }} how fresh: whatever the data folder holds is thrown away first
   */
  async prepare({ fresh }) {
    const settings = testSettings(await freePorts(), this.#dataDir, this.#own);
    const base = new Stack({ settings, throwAway: true });
    this.#base = base;
    base.onCrash = this.#onCrash;
    await base.claim(() => {});
    if (fresh) discard(this.#dataDir);
    this.#admin = await base.prepare(new Steps(steps.prepare));
  }

  /** Prepares anew what depends on sources that have changed; shops that are open keep the old. */
  async update() {
    this.#admin = await this.#prepared.update(new Steps(steps.update));
  }

  get #prepared() {
    if (!this.#base) throw new Error("the shops are not prepared yet");
    return this.#base;
  }

  /**
   * Opens a shop: payment sandbox, commerce and storefront.
   * @param {string} name names its database and its data folder
   * @param {OpenOptions} [how]
   * @returns {Promise<TestShop>}
   */
  async open(name, { settings: own = {}, engines = {}, layout } = {}) {
    const { secrets, databaseUrl } = this.#prepared.facts;
    const dataDir = path.join(testDataDir, "shops", name);
    rmSync(dataDir, { recursive: true, force: true });
    dataFolder(dataDir);
    // the pictures of the first catalogue, and the key of the database that is copied
    for (const item of ["static", "publishable-key"]) {
      const source = path.join(this.#dataDir, item);
      if (existsSync(source)) cpSync(source, path.join(dataDir, item), { recursive: true });
    }
    // what one shop has resized no other has to resize again
    const resized = path.join(this.#dataDir, "media");
    mkdirSync(resized, { recursive: true });
    symlinkSync(resized, path.join(dataDir, "media"), "dir");
    const copy = await copyDatabase(databaseUrl, `su_turrone_${name}`);
    const settings = testSettings(await freePorts(), dataDir, own);
    const stack = new Stack({ settings, members: layout?.members });
    stack.onCrash = this.#onCrash;
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
    shop.env = mergeEnv({
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

  /** Closes all shops and the database. */
  async close() {
    await Promise.all([...this.#shops].map((shop) => shop.close()));
    await this.#base?.stop();
    this.#base = undefined;
  }
}
