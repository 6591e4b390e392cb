/** The processes of an open shop: started, watched, started again where they end or hang, and stopped in order. */
import { untilHealthy } from "./health.mjs";
import { logFile } from "./paths.mjs";
import { launch, pause, signalIfThere, stopGroup } from "./processes.mjs";
import { descendantsOf, isProcess, residentBytes } from "./procfs.mjs";
import { Restarts } from "./restart.mjs";
import { serverOf } from "./servers.mjs";
import { watch } from "./watchdog.mjs";

/** @typedef {import("./processes.mjs").Child} Child */

/**
 * @typedef {object} RunningOptions
 * @property {string} dataDir where their logs lie
 * @property {boolean} dev with hot reload: a server may be slow, and is not taken for one that hangs
 * @property {(server: string, line: string) => void} [echo] gets what the servers write
 * @property {(line: string) => void} [restarts] given: a server that ends unexpectedly, or hangs, is started again, which this is
 *   told; else `onCrash` is told of its end
 */

/** How long a server may take to answer what it has taken; a little more than the storefront gives itself. In milliseconds. */
const drainGrace = 25_000;

/** How long a session of a killed database may work on, in milliseconds. */
const longestSession = 30_000;

/**
 * Lets a process and all it has started hang, or go on.
 * @param {Child | undefined} child
 * @param {boolean} hangs
 */
function suspendTree(child, hangs) {
  if (!child?.running()) return;
  // a session of the database may end between being listed and being told
  for (const pid of [child.pid, ...descendantsOf(child.pid)])
    signalIfThere(pid, hangs ? "SIGSTOP" : "SIGCONT");
}

export class RunningServers {
  #options;
  #restarts;
  /** By their names (`serversOf`). @type {Map<string, Child>} */
  #servers = new Map();
  /** @type {Child | undefined} */
  #database;
  /** Starts the database once more. @type {(() => Promise<Child>) | undefined} */
  #restartDatabase;
  /** Settled when a database that has ended answers again. @type {Promise<unknown>} */
  #databaseBack = Promise.resolve();
  #stopping = false;
  /**
   * Called when a server has ended that nobody has stopped, and that is not started again.
   * @type {(name: string, log: string) => void}
   */
  onCrash = () => {};

  /** @param {RunningOptions} options */
  constructor(options) {
    this.#options = options;
    this.#restarts = options.restarts && new Restarts(options.restarts);
  }

  /**
   * Starts one server and waits until it answers.
   * @param {string} server
   * @param {import("./servers.mjs").Facts} facts
   * @param {import("./env.mjs").Env} [changed] settings that are others this time
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
    this.#endWhenHung(server, child, health);
    void child.ended.then(() => {
      if (this.#servers.get(server) === child) void this.#startAgain(server, facts, child, changed);
    });
  }

  /**
   * Kills a server that runs but answers nobody any more, so that it is started again like one that has ended.
   * @param {string} server
   * @param {Child} child
   * @param {string} url
   */
  #endWhenHung(server, child, url) {
    const log = this.#options.restarts;
    // a server that is being stopped may finish what it has taken
    const running = () => child.running() && this.#servers.get(server) === child && !this.#stopping;
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
        // what the last one has started itself, or one that never came to answer
        if (last.pid) await stopGroup(last.pid);
        await this.start(server, facts, changed);
      },
    });
  }

  /**
   * Starts the database again whenever it ends by itself.
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
    const wantedStill = () => wanted() && !this.#stopping;
    if (!wantedStill()) return;
    const runs = await this.#restarts?.untilItRuns(name, { start, wanted: wantedStill });
    if (!runs) this.onCrash(name, log);
  }

  /**
   * Stops one server; its requests under way are finished first.
   * @param {string} server
   * @param {NodeJS.Signals} [signal]
   */
  async stop(server, signal) {
    const child = this.#servers.get(server);
    this.#servers.delete(server);
    if (child?.pid) await stopGroup(child.pid, { signal, grace: drainGrace });
  }

  /**
   * Lets a server hang: it is there and answers nobody; or lets it go on.
   * @param {string} server
   * @param {boolean} hangs
   */
  suspend(server, hangs) {
    suspendTree(this.#servers.get(server), hangs);
  }

  /**
   * Resident memory of a server, in bytes; null while it does not run.
   * @param {string} server
   */
  memoryOf(server) {
    const child = this.#servers.get(server);
    return child?.running() ? residentBytes(child.pid) : null;
  }

  /**
   * Lets the database hang, or go on.
   * @param {boolean} hangs
   */
  suspendDatabase(hangs) {
    suspendTree(this.#database, hangs);
  }

  /**
   * Ends the database as a crash would (`kill -9`), and leaves it ended. Its sessions notice it a moment later; until they have
   * ended they keep its memory, and no other one starts.
   */
  async killDatabase() {
    const database = this.#database;
    this.#database = undefined;
    const sessions = database?.running() ? descendantsOf(database.pid) : [];
    if (database?.running()) process.kill(database.pid, "SIGKILL");
    await database?.ended;
    const until = Date.now() + longestSession;
    while (sessions.some(isProcess) && Date.now() < until) await pause(20);
  }

  /** Starts a database again that was killed. */
  async startDatabase() {
    if (!this.#database && this.#restartDatabase) {
      this.keepDatabase(await this.#restartDatabase(), this.#restartDatabase);
    }
  }

  /**
   * Stops the servers, each when nobody needs it any more: the storefront first answers what shoppers have sent, for which it
   * needs commerce, which needs the sandbox. The database goes on.
   * @param {ReturnType<typeof import("./servers.mjs").serversOf>} servers
   */
  async stopAll(servers) {
    this.#stopping = true;
    for (const kind of /** @type {const} */ (["storefront", "commerce", "sandbox"])) {
      const names = servers.filter(({ app }) => app === kind).map(({ name }) => name);
      await Promise.all(names.map((name) => this.stop(name)));
    }
  }

  /** Stops the database, when nobody needs it any more. */
  async stopDatabase() {
    const database = this.#database;
    this.#database = undefined;
    if (database?.pid) await stopGroup(database.pid, { signal: database.signal, grace: 30_000 });
  }
}
