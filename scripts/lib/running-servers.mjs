/** The processes of a running shop: started, monitored, restarted if they end or hang, and stopped in order. */
import { logFile } from "./paths.mjs";
import { launch, pause, signalIfRunning, stopGroup } from "./processes.mjs";
import { descendantsOf, isProcess } from "./procfs.mjs";
import { Restarts } from "./restart.mjs";
import { serverOf } from "./servers.mjs";
import { untilHealthy, watch } from "./watchdog.mjs";

/** @typedef {import("./processes.mjs").Child} Child */

/**
 * @typedef {object} RunningOptions
 * @property {string} dataDir folder of their logs
 * @property {boolean} dev with hot reload: a server may be slow, so it is never treated as hung
 * @property {(server: string, line: string) => void} [echo] called with the servers' output
 * @property {(line: string) => void} [restarts] if set, a server that ends unexpectedly or hangs is restarted, and this
 *   is called with a message; otherwise `onCrash` is called
 */

/**
 * Time for a server to finish accepted requests on shutdown, in milliseconds; slightly longer than the storefront's own
 * limit.
 */
const drainGraceMs = 25_000;

/** Time until the sessions of a killed database must have ended, in milliseconds. */
const maxSessionMs = 30_000;

/**
 * @param {Child | undefined} child
 * @param {boolean} suspended
 */
function suspendTree(child, suspended) {
  if (!child?.running()) return;
  // a database session may end between being listed and being signalled
  for (const pid of [child.pid, ...descendantsOf(child.pid)])
    signalIfRunning(pid, suspended ? "SIGSTOP" : "SIGCONT");
}

export class RunningServers {
  #options;
  #restarts;
  /** By name (`serversOf`). @type {Map<string, Child>} */
  #servers = new Map();
  /** @type {Child | undefined} */
  #database;
  /** Restarts the database. @type {(() => Promise<Child>) | undefined} */
  #restartDatabase;
  /** Settles when a database that has ended responds again. @type {Promise<unknown>} */
  #databaseBack = Promise.resolve();
  #stopping = false;
  /**
   * Called when a server has ended unexpectedly and is not restarted.
   * @type {(name: string, log: string) => void}
   */
  onCrash = () => {};

  /** @param {RunningOptions} options */
  constructor(options) {
    this.#options = options;
    this.#restarts = options.restarts && new Restarts(options.restarts);
  }

  /**
   * Starts a server and waits until it responds.
   * @param {string} server
   * @param {import("./servers.mjs").Facts} facts
   * @param {import("./env.mjs").Env} [changed] settings that differ for this start
   */
  async start(server, facts, changed = {}) {
    const { name, args, cwd, env, health, advice } = serverOf(server, facts);
    const log = logFile(this.#options.dataDir, server);
    const echo = this.#options.echo;
    const child = launch(process.execPath, args, {
      name,
      cwd,
      env: { ...env, ...changed },
      log,
      ...(echo ? { echo: (line) => echo(server, line) } : {}),
    });
    this.#servers.set(server, child);
    await untilHealthy(health, { child, log, advice });
    this.#killWhenHung(server, child, health);
    void child.ended.then(() => {
      if (this.#servers.get(server) === child) void this.#startAgain(server, facts, child, changed);
    });
  }

  /**
   * Kills a server that runs but no longer responds, so that it is restarted like one that has ended.
   * @param {string} server
   * @param {Child} child
   * @param {string} url
   */
  #killWhenHung(server, child, url) {
    const log = this.#options.restarts;
    // a server that is being stopped may finish accepted requests
    const running = () => child.running() && this.#servers.get(server) === child && !this.#stopping;
    if (!log || this.#options.dev) return;
    void watch({
      url,
      running,
      onHung: (unanswered) => {
        log(
          `${child.name} hangs: ${unanswered} health checks in a row without a response. It will be killed.`,
        );
        void stopGroup(child.pid, { signal: "SIGKILL" });
      },
    });
  }

  /**
   * @param {string} server
   * @param {import("./servers.mjs").Facts} facts
   * @param {Child} ended
   * @param {import("./env.mjs").Env} changed
   */
  async #startAgain(server, facts, ended, changed) {
    await this.#restart(ended, logFile(this.#options.dataDir, server), {
      wanted: () => this.#servers.has(server),
      start: async () => {
        await this.#databaseBack;
        const last = this.#servers.get(server);
        if (!last || this.#stopping) return;
        // child processes left by the last one, or a server that never responded
        if (last.pid) await stopGroup(last.pid);
        await this.start(server, facts, changed);
      },
    });
  }

  /**
   * Restarts the database whenever it ends unexpectedly.
   * @param {Child} child
   * @param {() => Promise<Child>} restart
   */
  keepDatabase(child, restart) {
    this.#database = child;
    this.#restartDatabase = restart;
    void child.ended.then(() => {
      if (this.#database !== child) return;
      this.#databaseBack = this.#restart(child, logFile(this.#options.dataDir, "postgres"), {
        wanted: () => this.#database !== undefined,
        start: async () => this.keepDatabase(await restart(), restart),
      });
    });
  }

  /**
   * @param {Child} child that has ended
   * @param {string} log
   * @param {{ wanted: () => boolean, start: () => Promise<void> }} how
   */
  async #restart({ name }, log, { wanted, start }) {
    const isWanted = () => wanted() && !this.#stopping;
    if (!isWanted()) return;
    const runs = await this.#restarts?.restartUntilRunning(name, { start, wanted: isWanted });
    if (!runs) this.onCrash(name, log);
  }

  /**
   * Stops a server; requests in progress are completed first.
   * @param {string} server
   * @param {NodeJS.Signals} [signal]
   */
  async stop(server, signal) {
    const child = this.#servers.get(server);
    this.#servers.delete(server);
    if (child?.pid) await stopGroup(child.pid, { signal, grace: drainGraceMs });
  }

  /**
   * Suspends a server, so that it exists but does not respond, or resumes it.
   * @param {string} server
   * @param {boolean} suspended
   */
  suspend(server, suspended) {
    suspendTree(this.#servers.get(server), suspended);
  }

  /** @param {boolean} suspended */
  suspendDatabase(suspended) {
    suspendTree(this.#database, suspended);
  }

  /**
   * Kills the database like a crash (`kill -9`) without restarting it. Its sessions notice this a moment later; until
   * they have ended they hold its shared memory, and a new database cannot start.
   */
  async killDatabase() {
    const database = this.#database;
    this.#database = undefined;
    const sessions = database?.running() ? descendantsOf(database.pid) : [];
    if (database?.running()) process.kill(database.pid, "SIGKILL");
    await database?.ended;
    const until = Date.now() + maxSessionMs;
    while (sessions.some(isProcess) && Date.now() < until) await pause(20);
  }

  async startDatabase() {
    if (!this.#database && this.#restartDatabase) {
      this.keepDatabase(await this.#restartDatabase(), this.#restartDatabase);
    }
  }

  /**
   * Stops the servers in order of dependency: the storefront first completes the shoppers' requests, for which it needs
   * commerce, which needs the sandbox. The database keeps running.
   * @param {ReturnType<typeof import("./servers.mjs").serversOf>} servers
   */
  async stopAll(servers) {
    this.#stopping = true;
    for (const kind of /** @type {const} */ (["storefront", "commerce", "sandbox"])) {
      const names = servers.filter(({ app }) => app === kind).map(({ name }) => name);
      await Promise.all(names.map((name) => this.stop(name)));
    }
  }

  async stopDatabase() {
    const database = this.#database;
    this.#database = undefined;
    if (database?.pid) await stopGroup(database.pid, { signal: database.signal, grace: 30_000 });
  }
}
