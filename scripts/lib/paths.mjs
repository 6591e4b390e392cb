import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
export const contractDir = path.join(root, "contract");
export const commerceDir = path.join(root, "commerce");
export const commerceBuild = path.join(commerceDir, ".medusa", "server");
export const storefrontDir = path.join(root, "storefront");
export const storefrontBuild = path.join(storefrontDir, "build");

/**
 * Creates a data folder. Others may traverse but not list it: if the launcher is root, the database's system user has
 * to reach its own folder inside. Secrets in it have mode 600 or are in a folder of mode 700.
 * @param {string} dir
 * @returns {string} the same folder
 */
export function dataFolder(dir) {
  mkdirSync(dir, { recursive: true, mode: 0o711 });
  return dir;
}

/**
 * @param {string} file
 * @param {string} folder
 */
export const liesIn = (file, folder) => file === folder || file.startsWith(`${folder}${path.sep}`);

/**
 * Log file of a step or server below the data folder.
 * @param {string} dataDir
 * @param {string} name
 */
export const logFile = (dataDir, name) => path.join(dataDir, "logs", `${name}.log`);

/**
 * A path for messages, relative to the working directory if it is inside.
 * @param {string} file
 */
export function shown(file) {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith("..") ? file : relative;
}
