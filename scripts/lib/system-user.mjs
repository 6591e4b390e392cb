/** PostgreSQL refuses to run as root: chooses another user, and finds folders which that user can access. */
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { commandOutput } from "./procfs.mjs";

/** @typedef {{ name: string, uid: number, gid: number }} SystemUser */

/** Name of the user created if the machine has no `postgres`. */
const ownUser = "su-turrone";

/**
 * @param {string} name
 * @returns {SystemUser | null}
 */
function lookUp(name) {
  const uid = commandOutput("id", ["-u", name]);
  const gid = commandOutput("id", ["-g", name]);
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * The user the database runs as; null if the launcher is not root, and the database runs as the launcher's user. An
 * existing data folder keeps the user who owns it.
 * @param {string} dir the database's folder, which need not exist yet
 * @returns {SystemUser | null}
 * @throws {Failure} if the launcher is root and no user is found
 */
export function databaseUser(dir) {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(dir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0)
    return { name: commandOutput("id", ["-nu", String(owner.uid)]), uid: owner.uid, gid: owner.gid };
  const existing = lookUp("postgres") ?? lookUp(ownUser);
  if (existing) return existing;
  commandOutput("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    ownUser,
  ]);
  const user = lookUp(ownUser) ?? lookUp("nobody");
  if (user && user.uid !== 0) return user;
  throw new Failure(
    "PostgreSQL refuses to run as root, and no other user could be found or created for it.",
    {
      advice: "Start the shop as an ordinary user, create a system user `postgres`, or set DATABASE_URL.",
    },
  );
}

/**
 * Creates a folder owned by the user.
 * @param {string} dir
 * @param {SystemUser | null} user
 */
export function makeOwnDir(dir, user) {
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o711 });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) spawnSync("chown", [`${user.uid}:${user.gid}`, dir]);
}

/**
 * Whether the user can run a program, with status 0.
 * @param {string} program
 * @param {SystemUser | null} user
 * @param {string[]} [args]
 */
export const canRun = (program, user, args = ["--version"]) =>
  !user || spawnSync(program, args, { uid: user.uid, gid: user.gid, cwd: "/", stdio: "ignore" }).status === 0;

/**
 * Whether the user can write to a folder, which also requires access to every parent folder.
 * @param {string} dir
 * @param {SystemUser | null} user
 */
export const canUse = (dir, user) => canRun("/bin/sh", user, ["-c", 'cd "$1" && test -w .', "sh", dir]);
