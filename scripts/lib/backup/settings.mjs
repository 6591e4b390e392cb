/** Location, encryption, names and retention of backups. */
import path from "node:path";
import { Failure } from "../failure.mjs";
import { root } from "../paths.mjs";

/**
 * @typedef {object} BackupSettings
 * @property {string} folder absolute
 * @property {string | undefined} key without it a backup is not encrypted
 * @property {{ days: number, atLeast: number }} keep
 */

const keyLength = 20;

/**
 * @param {import("../settings.mjs").Settings} settings
 * @returns {BackupSettings}
 * @throws {Failure} naming all invalid settings
 */
export function backupSettings({ env, dataDir }) {
  /** @type {string[]} */
  const problems = [];
  const count = (/** @type {string} */ name, /** @type {number} */ fallback) => {
    const text = env[name] ?? String(fallback);
    if (!/^[1-9]\d{0,3}$/.test(text))
      problems.push(`${name} is "${text}": it must be a number from 1 to 9999.`);
    return Number(text);
  };
  const keep = { days: count("BACKUP_KEEP_DAYS", 30), atLeast: count("BACKUP_KEEP_AT_LEAST", 7) };
  const key = env.BACKUP_KEY;
  if (key !== undefined && key.length < keyLength) {
    problems.push(`BACKUP_KEY is too weak: it needs ${keyLength} characters or more.`);
  }
  if (problems.length > 0) {
    throw new Failure(problems.join("\n"), { advice: "Correct it in the environment or in the file .env." });
  }
  return { folder: path.resolve(root, env.BACKUP_DIR ?? path.join(dataDir, "backups")), key, keep };
}

const pattern = /^su-turrone-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(\.age)?$/;

/**
 * @param {Date} takenAt
 * @param {boolean} encrypted
 */
export const backupName = (takenAt, encrypted) =>
  `su-turrone-${takenAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz${encrypted ? ".age" : ""}`;

/**
 * Time of a backup, from its name.
 * @param {string} name
 * @returns {Date | null} null if the name is not that of a backup
 */
export function takenAt(name) {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/**
 * Backups to delete: older than `days` days and not among the newest `atLeast`.
 * @param {readonly string[]} names of all files in the folder; other files are ignored
 * @param {Date} now
 * @param {{ days: number, atLeast: number }} keep
 */
export function outdated(names, now, { days, atLeast }) {
  return names
    .flatMap((name) => {
      const at = takenAt(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(atLeast)
    .filter(({ at }) => now.getTime() - at.getTime() > days * 86_400_000)
    .map(({ name }) => name);
}
