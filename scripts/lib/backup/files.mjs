/** Files of the data folder that are part of a backup: everything except the database and what the shop regenerates. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { loadSecrets } from "../secrets.mjs";

/** Uploads, the owner's exports, mails written to files, and legally required notices. */
const folders = ["static", "private", "mail", "notices"];

/** These secrets sign links sent to shoppers; they are only included in encrypted backups. */
const secretsFile = "secrets.json";

export const filesFolder = "files";

/**
 * @param {string} dataDir
 * @param {boolean} encrypted
 * @returns {import("./archive.mjs").Entry[]}
 */
export function filesOf(dataDir, encrypted) {
  const files = folders.flatMap((folder) => {
    const dir = path.join(dataDir, folder);
    if (!existsSync(dir)) return [];
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  });
  if (encrypted && existsSync(path.join(dataDir, secretsFile))) files.push(secretsFile);
  return files.toSorted().map((file) => ({
    name: `${filesFolder}/${file.split(path.sep).join("/")}`,
    file: path.join(dataDir, file),
  }));
}

/**
 * Path for an archive entry below a folder; prevents path traversal.
 * @param {string} folder
 * @param {string} name
 * @throws {Failure} for a name that no backup contains
 */
export function safePathIn(folder, name) {
  if (path.posix.normalize(name) !== name || /^\/|^\.\.|\\|\0/.test(name)) {
    throw new Failure(`The archive holds a file named ${JSON.stringify(name)}, which no backup has.`);
  }
  return path.join(folder, ...name.split("/"));
}

/**
 * Replaces the files of a data folder with those of a backup; the previous files are kept in a separate folder.
 * @param {string} staged folder of the extracted archive
 * @param {string} dataDir
 * @param {Date} now
 * @returns {string | null} folder with the previous files; null if there were none
 */
export function replaceFiles(staged, dataDir, now) {
  const from = path.join(staged, filesFolder);
  const before = path.join(dataDir, `before-restore-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  for (const folder of folders) {
    const current = path.join(dataDir, folder);
    if (existsSync(current)) {
      mkdirSync(before, { recursive: true, mode: 0o700 });
      renameSync(current, path.join(before, folder));
    }
    if (existsSync(path.join(from, folder))) renameSync(path.join(from, folder), current);
  }
  // resized versions of the previous pictures, and the key of the previous database
  rmSync(path.join(dataDir, "media"), { recursive: true, force: true });
  rmSync(path.join(dataDir, "publishable-key"), { force: true });
  replaceSecrets(path.join(from, secretsFile), dataDir);
  return existsSync(before) ? before : null;
}

/**
 * @param {string} file
 * @param {string} dataDir
 */
function replaceSecrets(file, dataDir) {
  if (!existsSync(file)) return;
  // the local embedded database was created with the local password
  const { DATABASE_PASSWORD } = loadSecrets(dataDir);
  const kept = { ...JSON.parse(readFileSync(file, "utf8")), DATABASE_PASSWORD };
  writeFileSync(path.join(dataDir, secretsFile), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}
