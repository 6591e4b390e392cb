/** The whole shop as one thing that is prepared, started and stopped: used by start, dev and the tests alike. */
import { checkDatabase, identityOf } from "./database.mjs";
import { checkEnvironment } from "./environment.mjs";
import { untilHealthy } from "./health.mjs";
import { Lock } from "./lock.mjs";
import { createAdmin, migrate } from "./medusa.mjs";
import { buildCommerce, buildContract, buildStorefront } from "./packages.mjs";
import { logFile } from "./paths.mjs";
import { requireFreePorts } from "./ports.mjs";
import { startPostgres } from "./postgres.mjs";
import { launch, stopAll, stopGroup } from "./processes.mjs";
import { Restarts } from "./restart.mjs";
import { keptSecrets } from "./secrets.mjs";
import { commerceEnv, serverOf } from "./servers.mjs";
import { watch } from "./watchdog.mjs";

/** @typedef {import("./servers.mjs").App} App */
/** @typedef {import("./processes.mjs").Child} Child */
/** @typedef {(note: string) => void} Note */

/**
 * @typedef {object} StackOptions
 * @property {import("./settings.mjs").Settings} settings
 * @property {boolean} [dev] hot reload instead of builds
 * @property {boolean} [builds] false: the servers are built and started by something else
 * @property {boolean} [throwAway] a test's database
 * @property {(app: App, line: string) => void} [echo] gets what the servers write
 * @property {(line: string) => void} [restarts] given: a server that ends unexpectedly, or hangs, is started again, which this is
 *   told; else `onCrash` is told of its end
 */

/** The admin login; `known`: its password is the kept one. @typedef {{ email: string, password: string, known: boolean }} Login */

/** How long a server may take to answer what it has taken; a little more than the storefront gives itself. In milliseconds. */
const drainGrace = 25_000;

export class Stack {
  #options;
  #lock;
  /** @type {import("./servers.mjs").Facts | undefined} */
  #facts;
  /** @type {Child | undefined} */
  #postgres;
  /** @type {Map<App, Child>} */
  #servers = new Map();
  #restarts;
  /** Settled when a database that has ended answers again. @type {Promise<unknown>} */
  #databaseBack = Promise.resolve();
  #stopping = false;
  /**
   * Called when a server has ended that nobody has stopped, and that is not started again.
   * @type {(name: string, log: string) => void}
   */
  onCrash = () => {};

  /** @param {StackOptions} options */
  constructor(options) {
    this.#options = options;
    this.#lock = new Lock(options.settings.dataDir);
    this.#restarts = options.restarts && new Restarts(options.restarts);
  }

  get facts() {
    if (!this.#facts) throw new Error("the stack is not prepared yet");
    return this.#facts;
  }

  /**
   * Takes the data folder and looks at the ports; the cheap checks before the long steps.
   * @param {Note} note
   */
  async claim(note) {
    await this.claimFolder(note);
    await requireFreePorts(this.#options.settings);
  }

  /**
   * Takes the data folder alone, for work with the database while the shop is closed.
   * @param {Note} note
   */
  claimFolder(note) {
    return this.#lock.take(note);
  }

  /**
   * Everything up to servers that can be started: database, tables and catalogue, builds, admin user.
   * @param {import("./steps.mjs").Steps} steps
   * @returns {Promise<Login>}
   */
  async prepare(steps) {
    await steps.run("Database", (note) => this.openDatabase(note));
    return this.update(steps);
  }

  /**
   * Opens the database: the embedded one, or the one of DATABASE_URL.
   * @param {Note} note
   * @returns {Promise<import("./servers.mjs").Facts>}
   */
  async openDatabase(note) {
    const { settings, dev = false } = this.#options;
    const secrets = keptSecrets(settings.dataDir);
    const databaseUrl = await this.#databaseUrl(secrets, note);
    this.#facts = { settings, secrets, databaseUrl, dev };
    return this.#facts;
  }

  /**
   * What of the preparations depends on the sources, done again only where they have changed: tables and catalogue, builds,
   * admin user. The database is open.
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
    if (builds) {
      await steps.run("Commerce server and admin", (note) => buildCommerce({ dataDir, env }, note));
      await steps.run("Storefront", (note) => buildStorefront(dataDir, note));
    }
    const login = {
      email: settings.adminEmail,
      password: settings.env.ADMIN_PASSWORD ?? secrets.ADMIN_PASSWORD,
    };
    const admin = await steps.run("Admin user", (note) => createAdmin(context, login, note));
    return { ...login, ...admin };
  }

  /**
   * Takes over a database that is prepared already, for servers beside those it was prepared for.
   * @param {{ secrets: import("./secrets.mjs").Secrets, databaseUrl: string }} prepared
   */
  adopt({ secrets, databaseUrl }) {
    this.#facts = { settings: this.#options.settings, secrets, databaseUrl, dev: false };
  }

  /**
   * @param {import("./secrets.mjs").Secrets} secrets
   * @param {Note} note
   */
  async #databaseUrl(secrets, note) {
    const { settings, throwAway } = this.#options;
    let url = settings.databaseUrl;
    if (url) note("the one of DATABASE_URL");
    else {
      const options = {
        dataDir: settings.dataDir,
        port: settings.ports.postgres,
        password: secrets.DATABASE_PASSWORD,
      };
      const postgres = await startPostgres({ ...options, throwAway }, note);
      this.#keepDatabase(postgres.child, postgres.restart);
      url = postgres.url;
    }
    await checkDatabase(url);
    return url;
  }

  /**
   * Starts both apps, and the payment sandbox where no Stripe key is given.
   * @param {import("./steps.mjs").Steps} steps
   */
  async start(steps) {
    await steps.run("Starting commerce", async () => {
      if (this.#options.settings.sandbox) await this.startServer("sandbox");
      await this.startServer("commerce");
    });
    await steps.run("Starting the storefront", () => this.startServer("storefront"));
    const { publicUrl, commerceUrl } = this.#options.settings;
    this.#lock.announce({ shop: publicUrl, admin: `${commerceUrl}/app` });
  }

  /**
   * Starts one server and waits until it answers.
   * @param {App} app
   * @param {import("./env.mjs").Env} [changed] settings that are others this time
   */
  async startServer(app, changed = {}) {
    const { name, args, cwd, env, health, advice } = serverOf(app, this.facts);
    const log = logFile(this.#options.settings.dataDir, app);
    const echo = this.#options.echo;
    const child = launch(process.execPath, args, {
      name,
      cwd,
      env: { ...env, ...changed },
      log,
      ...(echo ? { echo: (line) => echo(app, line) } : {}),
    });
    this.#servers.set(app, child);
    await untilHealthy(health, { child, log, advice });
    this.#endWhenHung(app, child, health);
    void child.ended.then(() => {
      if (this.#servers.get(app) === child) void this.#restartServer(app, child, changed);
    });
  }

  /**
   * Kills a server that runs but answers nobody any more, so that it is started again like one that has ended.
   * @param {App} app
   * @param {Child} child
   * @param {string} url
   */
  #endWhenHung(app, child, url) {
    const log = this.#options.restarts;
    // a server that is being stopped may finish what it has taken
    const running = () => child.running() && this.#servers.get(app) === child && !this.#stopping;
    if (!log || this.#options.dev) return;
    void watch({
      url,
      running,
      onHung: (unanswered) => {
        log(`${child.name} hangs: ${unanswered} questions in a row without an answer. It is killed.`);
        void stopGroup(child.pid, { signal: "SIGKILL" });
      },
    });
  }

  /**
   * @param {App} app
   * @param {Child} ended
   * @param {import("./env.mjs").Env} changed
   */
  async #restartServer(app, ended, changed) {
    const log = logFile(this.#options.settings.dataDir, app);
    await this.#restart(ended, log, {
      wanted: () => this.#servers.has(app),
      start: async () => {
        await this.#databaseBack;
        const last = this.#servers.get(app);
        if (!last || this.#stopping) return;
        // what the last one has started itself, or one that never came to answer
        if (last.pid) await stopGroup(last.pid);
        await this.startServer(app, changed);
      },
    });
  }

  /**
   * Starts the database again whenever it ends by itself.
   * @param {Child} child
   * @param {() => Promise<Child>} restart
   */
  #keepDatabase(child, restart) {
    this.#postgres = child;
    const log = logFile(this.#options.settings.dataDir, "postgres");
    void child.ended.then(() => {
      if (this.#postgres !== child) return;
      this.#databaseBack = this.#restart(child, log, {
        wanted: () => this.#postgres !== undefined,
        start: async () => this.#keepDatabase(await restart(), restart),
      });
    });
  }

  /**
   * Stops one server; its requests under way are finished first.
   * @param {App} app
   * @param {NodeJS.Signals} [signal]
   */
  async stopServer(app, signal) {
    const child = this.#servers.get(app);
    this.#servers.delete(app);
    if (child?.pid) await stopGroup(child.pid, { signal, grace: drainGrace });
  }

  /**
   * Lets a server hang: it is there and answers nobody; or lets it go on.
   * @param {App} app
   * @param {boolean} hangs
   */
  suspendServer(app, hangs) {
    const child = this.#servers.get(app);
    if (child?.running()) process.kill(-child.pid, hangs ? "SIGSTOP" : "SIGCONT");
  }

  /**
   * @param {Child} child that has ended
   * @param {string} log
   * @param {{ wanted: () => boolean, start: () => Promise<void> }} how
   */
  async #restart({ name }, log, { wanted, start }) {
    const wantedStill = () => wanted() && !this.#stopping;
    if (!wantedStill()) return;
    const runs = await this.#restarts?.untilItRuns(name, { start, wanted: wantedStill });
    if (!runs) this.onCrash(name, log);
  }

  /**
   * Stops the servers, each when nobody needs it any more: the storefront first answers what shoppers have sent, for which it
   * needs commerce, which needs the sandbox. The database goes on.
   */
  async stopServers() {
    this.#stopping = true;
    await this.stopServer("storefront");
    await this.stopServer("commerce");
    await this.stopServer("sandbox");
  }

  /** Stops everything in order: shoppers first, the database last. Nothing of the shop runs afterwards. */
  async stop() {
    await this.stopServers();
    const postgres = this.#postgres;
    this.#postgres = undefined;
    if (postgres?.pid) await stopGroup(postgres.pid, { signal: postgres.signal, grace: 30_000 });
    await stopAll();
    this.#lock.release();
  }
}
