/** The embedded PostgreSQL: a real server from the npm package, its cluster in the data folder. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createDatabase, withDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { logFile } from "./paths.mjs";
import { describeHolder, freePort, isFree } from "./ports.mjs";
import { clusterOf, findPlace } from "./postgres-files.mjs";
import { launch, pause, run, stopGroup } from "./processes.mjs";
import { ask, commandOf, isProcess, startOf } from "./procfs.mjs";
import { makeOwnDir } from "./system-user.mjs";

const superuser = "su_turrone";
const database = "su_turrone";

/** @typedef {import("./processes.mjs").Child} Child */

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir
 * @property {number} port wished for; another one is chosen when it is taken
 * @property {string} password
 * @property {boolean} [throwAway] a test's database: speed before safety against power cuts
 * @property {import("./postgres-files.mjs").Programs} [programs] of another version than the shop's own
 */

/** A locale of this machine with Unicode letters, for what PostgreSQL leaves to the C library (text search). */
function unicodeLocale() {
  const known = ask("locale", ["-a"]).split(/\r?\n/);
  return ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name)) ?? "C";
}

/**
 * How a cluster sorts and what it takes for letters: PostgreSQL's own C.UTF-8, the same on every machine. Before version 17 there is
 * none, and the machine's is taken, as somebody who brings an older PostgreSQL has it.
 * @param {string} version
 */
function localeArguments(version) {
  const machines = unicodeLocale();
  if (Number.parseInt(version, 10) < 17) return [`--locale=${machines}`];
  const own = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  return [...own, `--lc-ctype=${machines}`];
}

/**
 * Makes the cluster, once; beside its place, so that a start killed half-way leaves no half-made cluster there.
 * @param {import("./postgres-files.mjs").Place} place
 * @param {PostgresOptions} options
 */
async function createCluster(place, { dataDir, password }) {
  if (existsSync(path.join(place.data, "PG_VERSION"))) return;
  const partial = `${place.data}.new`;
  rmSync(partial, { recursive: true, force: true });
  makeOwnDir(partial, place.user);
  const passwordFile = `${place.data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.user) spawnSync("chown", [`${place.user.uid}:${place.user.gid}`, passwordFile]);
  try {
    const args = [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
    ];
    const locale = localeArguments(place.version);
    await run(
      path.join(place.bin, "initdb"),
      [...args, "--auth=scram-sha-256", "--data-checksums", ...locale],
      {
        name: "Creating the database cluster",
        ...spawnOptions(place, logFile(dataDir, "initdb")),
        advice:
          "Make sure that the disk has room (doctor tells), or set DATABASE_URL to a database of your own.",
      },
    );
    renameSync(partial, place.data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * @param {import("./postgres-files.mjs").Place} place
 * @param {string} log
 */
function spawnOptions({ user, data }, log) {
  const env = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_MESSAGES: "C", TZ: "UTC" };
  return { cwd: data, env, log, uid: user?.uid, gid: user?.gid };
}

/**
 * Deals with the lock file of a killed server. A server of ours that still runs is stopped; a lock file that names
 * some other program (numbers of processes are used again) is removed, for PostgreSQL would refuse to start. One that
 * names no process stays: by it PostgreSQL finds out whether parts of the killed server still work on the files.
 * A killed process that nobody has collected counts as one to PostgreSQL.
 * @param {string} data
 * @param {(note: string) => void} note
 */
async function clearLockFile(data, note) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (startOf(pid) !== null && commandOf(pid).includes(data)) {
    note("stopped a database left over from a killed run");
    await stopGroup(pid, { signal: "SIGINT", grace: 30_000 });
  }
  if (isProcess(pid)) rmSync(file, { force: true });
}

/**
 * @param {string} password
 * @param {number} port
 * @param {string} name of the database
 */
const addressOf = (password, port, name) =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;

/**
 * Address of the shop's database in the embedded PostgreSQL of a data folder; null while that does not run.
 * @param {string} dataDir
 * @param {string} password
 */
export function runningUrl(dataDir, password) {
  const file = path.join(clusterOf(dataDir), "postmaster.pid");
  if (!existsSync(file)) return null;
  // PostgreSQL's own format: process, folder, start, port
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  return pid && port && isProcess(pid) ? addressOf(password, port, database) : null;
}

/**
 * @param {number} wished
 * @param {(note: string) => void} note
 */
async function choosePort(wished, note) {
  if (await isFree(wished)) return wished;
  const port = await freePort();
  note(`port ${wished} is held by ${describeHolder(wished)}, so port ${port} is used`);
  return port;
}

/**
 * Starts the embedded database and makes sure that the shop's database is there.
 * @param {PostgresOptions} options
 * @param {(note: string) => void} note
 * @returns {Promise<{ url: string, child: Child, restart: () => Promise<Child> }>} `restart` starts it once more after
 *   its end, on the same port
 * @throws {Failure} with the server's log when it does not come up
 */
export async function startPostgres(options, note) {
  const place = findPlace(options.dataDir, note, options.programs);
  await clearLockFile(place.data, note);
  await createCluster(place, options);
  const port = await choosePort(options.port, note);
  const log = logFile(options.dataDir, "postgres");
  const url = (/** @type {string} */ name) => addressOf(options.password, port, name);
  const open = async () => {
    const child = launch(
      path.join(place.bin, "postgres"),
      serverArguments(place.data, port, options.throwAway),
      {
        name: "the database",
        // "fast shutdown": open connections are ended, everything is written down
        signal: "SIGINT",
        ...spawnOptions(place, log),
      },
    );
    try {
      await untilItAnswers(url("postgres"), child, log);
    } catch (error) {
      if (child.running()) await stopGroup(child.pid, { signal: child.signal });
      throw error;
    }
    return child;
  };
  const child = await open();
  await createDatabase(url("postgres"), database);
  const restart = async () => {
    await clearLockFile(place.data, note);
    return open();
  };
  return { url: url(database), child, restart };
}

/**
 * @param {string} data
 * @param {number} port
 * @param {boolean} [throwAway]
 */
function serverArguments(data, port, throwAway = false) {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    // passwords over loopback only: a socket file would need a folder both users can enter
    unix_socket_directories: "",
    timezone: "UTC",
    // the tests run several shops beside each other
    max_connections: throwAway ? 300 : 100,
    shared_buffers: "128MB",
    // what is committed outlives the process, which tests kill, and not the machine
    ...(throwAway ? { fsync: "off", full_page_writes: "off" } : {}),
  };
  return ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * @param {string} url
 * @param {import("./processes.mjs").Child} child
 * @param {string} log
 */
async function untilItAnswers(url, child, log) {
  const advice =
    "If its log speaks of a password, .data/secrets.json and the database's folder do not belong together: put the " +
    "right one back. If it speaks of memory or disk, make room. Or set DATABASE_URL to a database of your own.";
  // recovery after a power cut reads the whole write-ahead log, which can take a while
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
    if (!child.running()) throw new Failure("The database ended while starting.", { log, advice });
    try {
      return await withDatabase(url, async (client) => void (await client.query("SELECT 1")));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      if (code === "28P01")
        throw new Failure("The database does not accept the kept password.", { log, advice });
    }
  }
  throw new Failure("The database did not answer within two minutes.", { log, advice });
}
