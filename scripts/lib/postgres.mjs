/** The embedded PostgreSQL: a regular server from the npm package, with its cluster in the data folder. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createDatabase, withDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { logFile } from "./paths.mjs";
import { describeHolder, freePort, isFree } from "./ports.mjs";
import { clusterOf, findPlace } from "./postgres-files.mjs";
import { launch, pause, run, stopGroup } from "./processes.mjs";
import { commandOutput, commandOf, folderOf, isProcess, startTimeOf } from "./procfs.mjs";
import { makeOwnDir } from "./system-user.mjs";

const superuser = "su_turrone";
const database = "su_turrone";

/** @typedef {import("./processes.mjs").Child} Child */

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir
 * @property {number} port preferred port; another one is chosen if it is taken
 * @property {string} password
 * @property {boolean} [throwAway] a test database: faster, but not crash-safe on a power failure
 * @property {import("./postgres-files.mjs").Programs} [programs] of another version than the shop's own
 */

/** PostgreSQL's own locale, the same on every machine, as in the compose files; initdb of version 17 or later knows it. */
export const builtinLocale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** A UTF-8 locale of this machine, for what PostgreSQL delegates to the C library (text search). */
function unicodeLocale() {
  const known = commandOutput("locale", ["-a"]).split(/\r?\n/);
  return ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name)) ?? "C";
}

/**
 * Locale options of a cluster: `builtinLocale`. Versions before 17 do not have it and use the machine's locale, as a
 * user's own older PostgreSQL would.
 * @param {string} version
 */
function localeArguments(version) {
  const machineLocale = unicodeLocale();
  if (Number.parseInt(version, 10) < 17) return [`--locale=${machineLocale}`];
  return [...builtinLocale, "--locale=C", `--lc-ctype=${machineLocale}`];
}

/**
 * Creates the cluster if it does not exist; initialised in a temporary folder and renamed, so that an interrupted start
 * leaves no incomplete cluster.
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
          "Make sure that there is enough disk space (`npm run doctor` checks it), or set DATABASE_URL to a database of your own.",
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
 * Handles the lock file of a killed server. Our own server is stopped if it is still running; a lock file with the PID
 * of another program (PIDs are reused) is deleted, because PostgreSQL would refuse to start. A lock file without a
 * running process is kept: PostgreSQL uses it to detect whether child processes of the killed server still access the
 * files. PostgreSQL treats a zombie process as running.
 * @param {string} data
 * @param {(note: string) => void} note
 */
export async function clearLockFile(data, note) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  // the server works in its data folder, also after that was moved; not every system tells the folder
  const isOurs = folderOf(pid) === realpathSync(data) || commandOf(pid).includes(` ${data} `);
  if (startTimeOf(pid) !== null && isOurs) {
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
 * URL of the shop's database in the embedded PostgreSQL of a data folder; null if it is not running.
 * @param {string} dataDir
 * @param {string} password
 */
export function runningUrl(dataDir, password) {
  const cluster = clusterOf(dataDir);
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  // PostgreSQL's format: PID, folder, start time, port
  const [pid, folder = "", , port] = readFileSync(file, "utf8").split("\n");
  // the file of a folder copied while the shop ran names the original, whose database is not this one's
  if (!existsSync(folder) || realpathSync(folder) !== realpathSync(cluster)) return null;
  return isProcess(Number(pid)) ? addressOf(password, Number(port), database) : null;
}

/**
 * @param {number} preferred
 * @param {(note: string) => void} note
 */
async function choosePort(preferred, note) {
  if (await isFree(preferred)) return preferred;
  const port = await freePort();
  note(`port ${preferred} is in use by ${describeHolder(preferred)}, so port ${port} is used`);
  return port;
}

/**
 * Starts the embedded database and creates the shop's database if needed.
 * @param {PostgresOptions} options
 * @param {(note: string) => void} note
 * @returns {Promise<{ url: string, child: Child, restart: () => Promise<Child> }>} `restart` starts it again on the
 *   same port after it has ended
 * @throws {Failure} with the server's log if it does not start
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
        // "fast shutdown": open connections are closed, all data is written to disk
        signal: "SIGINT",
        ...spawnOptions(place, log),
      },
    );
    try {
      await waitUntilReady(url("postgres"), child, log);
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
    // password authentication over loopback only: a socket file would need a folder both users can access
    unix_socket_directories: "",
    timezone: "UTC",
    // the tests run several shops in parallel
    max_connections: throwAway ? 300 : 100,
    shared_buffers: "128MB",
    // committed data survives a kill of the process, which tests do, but not a crash of the machine
    ...(throwAway ? { fsync: "off", full_page_writes: "off" } : {}),
  };
  return ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * @param {string} url
 * @param {import("./processes.mjs").Child} child
 * @param {string} log
 */
async function waitUntilReady(url, child, log) {
  const advice =
    "If its log mentions a password, .data/secrets.json does not match the database's folder: restore the " +
    "right one. If it mentions memory or disk, free up space. Or set DATABASE_URL to a database of your own.";
  // recovery after a power failure replays the whole write-ahead log, which can take a while
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
    if (!child.running()) throw new Failure("The database exited while starting.", { log, advice });
    try {
      return await withDatabase(url, async (client) => void (await client.query("SELECT 1")));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      if (code === "28P01")
        throw new Failure("The database does not accept the stored password.", { log, advice });
    }
  }
  throw new Failure("The database did not respond within two minutes.", { log, advice });
}
