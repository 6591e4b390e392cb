/** Content hashes that tell whether something has to be done again. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * All files below the given files and folders, sorted; what `ignore` says yes to is left out, folders with all
 * they hold. What does not exist is passed over.
 * @param {string[]} places absolute paths
 * @param {(file: string) => boolean} [ignore] gets absolute paths
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
 * A hash of files, names and content, and of whatever else the result depends on.
 * @param {string[]} files absolute paths
 * @param {string} base names are taken relative to it, so that a moved clone keeps its stamps
 * @param {string[]} [others] further values
 */
export function hashOf(files, base, others = []) {
  const hash = createHash("sha256");
  const add = (/** @type {string | Buffer} */ part) => {
    // the length before each part: "ab","c" is not "a","bc"
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
 * @returns {string} the stamp, "" when there is none
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
