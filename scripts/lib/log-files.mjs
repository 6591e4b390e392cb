/** Log files neither grow for ever nor are kept for ever: they are cut while servers go on writing to them. */
import { copyFileSync, readdirSync, statSync, truncateSync, unlinkSync } from "node:fs";
import path from "node:path";

/** No line of a log is older, in days; the privacy page says so (commerce/src/features/privacy/retention.ts). */
const logsKeptDays = 30;

/** A log that is larger is cut at once, in bytes. */
const largest = 50 * 1024 * 1024;

/** After so long a log is cut, whatever its size; a copy is deleted when its last line is as old, so that none outlives 30 days. */
const cutAfter = (logsKeptDays / 2 - 1) * 24 * 60 * 60 * 1000;

const everyMs = 60 * 60 * 1000;

/**
 * Cuts logs that are too large or too old, and deletes copies that are too old. A server writes to the end of its file, wherever
 * that is, so that it goes on in the emptied one.
 * @param {string} folder
 * @param {Map<string, number>} begun when the first line of each log was written, in milliseconds; is brought up to date
 * @param {number} now milliseconds
 */
export function cutLogs(folder, begun, now) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { size, mtimeMs, birthtimeMs } = statSync(file);
    if (/\.(older|previous)\.log$/.test(name)) {
      if (now - mtimeMs > cutAfter) unlinkSync(file);
      continue;
    }
    if (!name.endsWith(".log") || size === 0) continue;
    const since = begun.get(name) ?? birthtimeMs;
    if (size <= largest && now - since <= cutAfter) continue;
    copyFileSync(file, file.replace(/\.log$/, ".older.log"));
    truncateSync(file);
    begun.set(name, now);
  }
}

/**
 * Cuts the logs of a folder every hour, for as long as the process runs.
 * @param {string} folder
 * @param {(line: string) => void} log is told why they could not be cut
 */
export function keepLogsShort(folder, log) {
  /** @type {Map<string, number>} */
  const begun = new Map();
  const cut = () => {
    try {
      cutLogs(folder, begun, Date.now());
    } catch (error) {
      log(`The logs could not be cut: ${String(error)}`);
    }
  };
  cut();
  setInterval(cut, everyMs).unref();
}
