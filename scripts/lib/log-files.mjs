/**
 * Rotates log files by copy and truncate while servers keep writing to them, so that they neither grow without limit
 * nor are kept forever.
 */
import { copyFileSync, readdirSync, statSync, truncateSync, unlinkSync } from "node:fs";
import path from "node:path";

/** Maximum age of a log line, in days; stated on the privacy page (commerce/src/features/privacy/retention.ts). */
const logsKeptDays = 30;

/** Size above which a log is rotated, in bytes. */
const maxBytes = 50 * 1024 * 1024;

/**
 * Age after which a log is rotated, whatever its size; a copy is deleted when its last line reaches the same age, so
 * that no line is kept longer than 30 days.
 */
const rotateAfterMs = (logsKeptDays / 2 - 1) * 24 * 60 * 60 * 1000;

const everyMs = 60 * 60 * 1000;

/**
 * Rotates logs that are too large or too old, and deletes copies that are too old. Servers append to their file, so
 * they keep writing to the truncated file.
 * @param {string} folder
 * @param {Map<string, number>} firstLineAt time of the first line of each log, in milliseconds; updated
 * @param {number} now milliseconds
 */
export function rotateLogs(folder, firstLineAt, now) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { size, mtimeMs, birthtimeMs } = statSync(file);
    if (/\.(older|previous)\.log$/.test(name)) {
      if (now - mtimeMs > rotateAfterMs) unlinkSync(file);
      continue;
    }
    if (!name.endsWith(".log") || size === 0) continue;
    const since = firstLineAt.get(name) ?? birthtimeMs;
    if (size <= maxBytes && now - since <= rotateAfterMs) continue;
    copyFileSync(file, file.replace(/\.log$/, ".older.log"));
    truncateSync(file);
    firstLineAt.set(name, now);
  }
}

/**
 * Rotates the logs of a folder every hour while the process runs.
 * @param {string} folder
 * @param {(line: string) => void} log called with the reason if rotation fails
 */
export function startLogRotation(folder, log) {
  /** @type {Map<string, number>} */
  const firstLineAt = new Map();
  const rotate = () => {
    try {
      rotateLogs(folder, firstLineAt, Date.now());
    } catch (error) {
      log(`The logs could not be rotated: ${String(error)}`);
    }
  };
  rotate();
  setInterval(rotate, everyMs).unref();
}
