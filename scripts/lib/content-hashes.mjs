/** Content hashes to detect whether a step has to be repeated. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * All files below the given files and folders, sorted; those for which `ignore` returns true are omitted, folders with
 * all their contents. Missing paths are skipped.
 * @param {string[]} places absolute paths
 * @param {(file: string) => boolean} [ignore] called with absolute paths
 * @returns {string[]}
 */
export function filesBelow(places, ignore = () => false) {
  return places
    .flatMap((place) => {
      const stat = statSync(place, { throwIfNoEntry: false });
      if (!stat || ignore(place)) return [];
      if (!stat.isDirectory()) return [place];
      return filesBelow(
        readdirSync(place).map((name) => path.join(place, name)),
        ignore,
      );
    })
    .sort();
}

/**
 * A hash of the names and contents of files, and of other values the result depends on.
 * @param {string[]} files absolute paths
 * @param {string} base names are hashed relative to it, so that a moved clone keeps its stamps
 * @param {string[]} [others] further values
 */
export function hashOf(files, base, others = []) {
  const hash = createHash("sha256");
  const add = (/** @type {string | Buffer} */ part) => {
    // length-prefixed: "ab","c" differs from "a","bc"
    hash.update(`${part.length}:`).update(part);
  };
  for (const file of files) {
    add(path.relative(base, file));
    add(readFileSync(file));
  }
  others.forEach(add);
  return hash.digest("hex");
}

/**
 * @param {string} file
 * @returns {string} the stamp, "" if there is none
 */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}

/**
 * @param {string} file
 * @param {string} stamp
 */
export const writeStamp = (file, stamp) => writeFileSync(file, `${stamp}\n`);
