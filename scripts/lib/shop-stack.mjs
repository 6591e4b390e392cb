/** The whole shop as a unit that is prepared, started and stopped; used by start, dev and the tests. */
import { checkDatabase, identityOf } from "./database.mjs";
import { checkEnvironment, checkOwnerFacts } from "./environment.mjs";
import { Lock } from "./lock.mjs";
import { createAdmin, migrate } from "./medusa.mjs";
import { buildApps, buildContract } from "./packages.mjs";
import { requireFreePorts } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { stopAll } from "./processes.mjs";
import { RunningServers } from "./running-servers.mjs";
import { loadSecrets } from "./secrets.mjs";
import { commerceEnv, serversOf } from "./servers.mjs";

/** @typedef {(note: string) => void} Note */

/**
 * @typedef {object} StackOptions
 * @property {import("./settings.mjs").Settings} settings
 * @property {boolean} [dev] hot reload instead of builds
 * @property {boolean} [builds] false: the servers are built and started elsewhere
 * @property {boolean} [throwAway] a test database
 * @property {import("./cluster.mjs").Members} [members] see `Facts`
 * @property {(server: string, line: string) => void} [echo] called with the servers' output
 * @property {(line: string) => void} [restarts] if set, a server that ends unexpectedly or hangs is restarted, and this
 *   is called with a message; otherwise `onCrash` is called
 */

/**
 * The admin login; `known`: its password is the stored one.
 * @typedef {{ email: string, password: string, known: boolean }} Login
 */

export class Stack {
  #options;
  #lock;
  /** @type {import("./servers.mjs").Facts | undefined} */
  #facts;
  /** The servers, and the embedded database if there is one. */
  #running;

  /** @param {StackOptions} options */
  constructor(options) {
    const { settings, dev = false, echo, restarts } = options;
    this.#options = options;
    this.#lock = new Lock(settings.dataDir);
    this.#running = new RunningServers({ dataDir: settings.dataDir, dev, echo, restarts });
  }

  /**
   * @param {(name: string, log: string) => void} listener called when a server has ended unexpectedly and is not
   *   restarted
   */
  set onCrash(listener) {
    this.#running.onCrash = listener;
  }

  get facts() {
    if (!this.#facts) throw new Error("the stack is not prepared yet");
    return this.#facts;
  }

  /**
   * Locks the data folder and checks the ports; quick checks before the long steps.
   * @param {Note} note
   */
  async claim(note) {
    await this.claimFolder(note);
    await requireFreePorts(this.#options.settings);
  }

  /**
   * Only locks the data folder, for work with the database while the shop is stopped.
   * @param {Note} note
   */
  claimFolder(note) {
    return this.#lock.acquire(note);
  }

  /**
   * Prepares everything the servers need to start: database, tables and catalogue, builds, admin user.
   * @param {import("./steps.mjs").Steps} steps
   * @returns {Promise<Login>}
   */
  async prepare(steps) {
    await steps.run("Database", (note) => this.openDatabase(note));
    return this.update(steps);
  }

  /**
   * Opens the database: the embedded one, or that of DATABASE_URL.
   * @param {Note} note
   * @returns {Promise<import("./servers.mjs").Facts>}
   */
  async openDatabase(note) {
    const { settings, dev = false, members } = this.#options;
    const secrets = loadSecrets(settings.dataDir);
    const databaseUrl = await this.#databaseUrl(secrets, note);
    this.#facts = { settings, secrets, databaseUrl, dev, members };
    return this.#facts;
  }

  /**
   * Preparations that depend on the sources, repeated only if these have changed: tables and catalogue, builds, admin
   * user. Requires an open database.
   * @param {import("./steps.mjs").Steps} steps
   * @returns {Promise<Login>}
   */
  async update(steps) {
    const { settings, secrets, databaseUrl, dev } = this.facts;
    const { builds = !dev } = this.#options;
    const { dataDir } = settings;
    const env = commerceEnv(this.facts);
    const context = {
      dataDir,
      env,
      database: await identityOf(databaseUrl),
      embedded: !settings.databaseUrl,
    };
    await steps.run("Contract", (note) => buildContract(dataDir, note));
    checkEnvironment(this.facts);
    await steps.run("Tables and first catalogue", (note) => migrate(context, note));
    if (settings.mode === "production") await checkOwnerFacts(settings.env, databaseUrl);
    if (builds) await buildApps(steps, { dataDir, env });
    const login = {
      email: settings.adminEmail,
      password: settings.env.ADMIN_PASSWORD ?? secrets.ADMIN_PASSWORD,
    };
    const admin = await steps.run("Admin user", (note) => createAdmin(context, login, note));
    return { ...login, ...admin };
  }

  /**
   * Uses a database that has already been prepared for other servers.
   * @param {{ secrets: import("./secrets.mjs").Secrets, databaseUrl: string }} prepared
   */
  adopt({ secrets, databaseUrl }) {
    const { settings, members } = this.#options;
    this.#facts = { settings, secrets, databaseUrl, dev: false, members };
  }

  /**
   * @param {import("./secrets.mjs").Secrets} secrets
   * @param {Note} note
   */
  async #databaseUrl(secrets, note) {
    const { settings, throwAway } = this.#options;
    let url = settings.databaseUrl;
    if (url) note("uses DATABASE_URL");
    else {
      const options = {
        dataDir: settings.dataDir,
        port: settings.ports.postgres,
        password: secrets.DATABASE_PASSWORD,
      };
      const postgres = await startPostgres({ ...options, throwAway }, note);
      this.#running.keepDatabase(postgres.child, postgres.restart);
      url = postgres.url;
    }
    await checkDatabase(url);
    return url;
  }

  /**
   * Starts all servers, including the payment sandbox if no Stripe key is set.
   * @param {import("./steps.mjs").Steps} steps
   */
  async start(steps) {
    await steps.run("Starting commerce", () => this.startServers((app) => app !== "storefront"));
    await steps.run("Starting the storefront", () => this.startServers((app) => app === "storefront"));
    const { publicUrl, commerceUrl } = this.#options.settings;
    this.#lock.announce({ shop: publicUrl, admin: `${commerceUrl}/app` });
  }

  /**
   * Starts servers one after the other, each when the previous one responds.
   * @param {(app: import("./servers.mjs").App) => boolean} [which]
   */
  async startServers(which = () => true) {
    for (const { name, app } of serversOf(this.facts)) if (which(app)) await this.startServer(name);
  }

  /**
   * @param {string} name
   * @param {import("./env.mjs").Env} [changed] settings that differ for this start
   */
  startServer(name, changed = {}) {
    return this.#running.start(name, this.facts, changed);
  }

  /**
   * Stops a server; requests in progress are completed first.
   * @param {string} name
   * @param {NodeJS.Signals} [signal]
   */
  stopServer(name, signal) {
    return this.#running.stop(name, signal);
  }

  /**
   * Suspends a server, so that it exists but does not respond, or resumes it.
   * @param {string} name
   * @param {boolean} hangs
   */
  suspendServer(name, hangs) {
    this.#running.suspend(name, hangs);
  }

  /**
   * Control of the embedded database, for fault tests.
   * @returns {import("./testing/control.mjs").Engine}
   */
  get databaseEngine() {
    const running = this.#running;
    return {
      kill: () => running.killDatabase(),
      start: () => running.startDatabase(),
      suspend: (hangs) => running.suspendDatabase(hangs),
    };
  }

  /** Stops the servers in order; the database keeps running. */
  async stopServers() {
    if (this.#facts) await this.#running.stopAll(serversOf(this.#facts));
  }

  /** Stops everything in order: the storefront first, the database last. No process of the shop is left afterwards. */
  async stop() {
    await this.stopServers();
    await this.#running.stopDatabase();
    await stopAll();
    this.#lock.release();
  }
}
