/**
 * Programs that only some tests need and that are too large for an installation of the shop: they are downloaded from
 * the npm registry.
 */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { dataFolder, logFile, root } from "../paths.mjs";
import { run } from "../processes.mjs";
import { testDataDir } from "./test-shop.mjs";

/**
 * Installs a package into a separate folder, once.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>} folder of the package
 */
export async function fetchPackage(name, version) {
  const folderName = `${name.replaceAll(/\W/g, "-")}-${version}`;
  const folder = path.join(root, "node_modules", ".cache", "fetched", folderName);
  const home = path.join(folder, "node_modules", name);
  if (existsSync(path.join(home, "package.json"))) return home;
  rmSync(folder, { recursive: true, force: true });
  const flags = ["--no-audit", "--no-fund"];
  await run("npm", ["install", "--prefix", dataFolder(folder), ...flags, `${name}@${version}`], {
    name: `Fetching ${name} ${version}`,
    cwd: folder,
    env: cleanEnv(process.env),
    log: logFile(testDataDir, "fetch"),
    advice: "This requires access to the npm registry.",
  });
  return home;
}
