/** The files of the data folder that belong into a backup: what is neither made anew by the shop nor the database. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { keptSecrets } from "../secrets.mjs";

/** Uploads, exports of the owner, mails that were written as files, and the notices the law asks for. */
const folders = ["static", "private", "mail", "notices"];

/** The secrets sign the links that were sent to shoppers; they leave the machine only in an encrypted backup. */
const secretsFile = "secrets.json";

/** Where the files lie in the archive. */
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
 * Where an entry of an archive is written below a folder; nothing leads out of it.
 * @param {string} folder
 * @param {string} name
 * @throws {Failure} for a name no backup has
 */
export function placeIn(folder, name) {
  if (path.posix.normalize(name) !== name || /^\/|^\.\.|\\|\0/.test(name)) {
    throw new Failure(`The archive holds a file named ${JSON.stringify(name)}, which no backup has.`);
  }
  return path.join(folder, ...name.split("/"));
}

/**
 * Puts the files of a backup in the place of those of a data folder, whose own are kept beside.
 * @param {string} staged where the archive was written to
 * @param {string} dataDir
 * @param {Date} now
 * @returns {string | null} where the files that lay there before are kept; null when there were none
 */
export function takeOverFiles(staged, dataDir, now) {
  const from = path.join(staged, filesFolder);
  const before = path.join(dataDir, `before-restore-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  for (const folder of folders) {
    const here = path.join(dataDir, folder);
    if (existsSync(here)) {
      mkdirSync(before, { recursive: true, mode: 0o700 });
      renameSync(here, path.join(before, folder));
    }
    if (existsSync(path.join(from, folder))) renameSync(path.join(from, folder), here);
  }
  // pictures made smaller of those that were there, and the key of the other database
  rmSync(path.join(dataDir, "media"), { recursive: true, force: true });
  rmSync(path.join(dataDir, "publishable-key"), { force: true });
  takeOverSecrets(path.join(from, secretsFile), dataDir);
  return existsSync(before) ? before : null;
}

/**
 * @param {string} file
 * @param {string} dataDir
 */
function takeOverSecrets(file, dataDir) {
  if (!existsSync(file)) return;
  // the embedded database here was made with the password that is kept here
  const { DATABASE_PASSWORD } = keptSecrets(dataDir);
  const kept = { ...JSON.parse(readFileSync(file, "utf8")), DATABASE_PASSWORD };
  writeFileSync(path.join(dataDir, secretsFile), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}
