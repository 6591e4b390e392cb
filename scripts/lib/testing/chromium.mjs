/** Finds a browser for the stories: the machine's own, otherwise Playwright's, otherwise Debian's. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { Failure } from "../failure.mjs";
import { logFile, storefrontDir } from "../paths.mjs";
import { run } from "../processes.mjs";
import { commandOutput } from "../procfs.mjs";

/** The headless shell first: it starts a page in a quarter of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const folders = [
  ...(process.env.PATH ?? "").split(path.delimiter),
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
];
const macApps = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @returns {string | undefined} */
function installed() {
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", ...places, ...macApps].find(
    (file) => file !== "" && existsSync(file),
  );
}

/** @returns {string | undefined} path of Playwright's own Chromium, if it is installed */
function playwrights() {
  const { chromium } = createRequire(path.join(storefrontDir, "package.json"))("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Finds or installs a Chromium.
 * @param {string} dataDir
 * @param {(note: string) => void} note
 * @returns {Promise<string>} path of the program
 */
export async function findChromium(dataDir, note) {
  const found = installed() ?? playwrights();
  if (found) return found;
  const cli = path.join(storefrontDir, "node_modules", "@playwright", "test", "cli.js");
  const options = { cwd: storefrontDir, env: cleanEnv(process.env), log: logFile(dataDir, "chromium") };
  try {
    await run(process.execPath, [cli, "install", "--with-deps", "chromium"], {
      name: "playwright install",
      ...options,
    });
  } catch {
    note("Playwright could not install a browser");
  }
  const own = playwrights();
  if (own) return own;
  if (process.getuid?.() === 0 && commandOutput("which", ["apt-get"])) {
    const env = { ...options.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { name: "apt-get update", ...options, env });
    const install = ["install", "--yes", "--no-install-recommends"];
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (installed()) break;
      // not every distribution has the headless shell
      await run("apt-get", [...install, name], { name: `apt-get install ${name}`, ...options, env }).catch(
        () => note(`${name} could not be installed`),
      );
    }
  }
  const debians = installed();
  if (debians) return debians;
  throw new Failure("No Chromium was found, and none could be installed.", {
    advice: "Install Chromium or Chrome, or set CHROMIUM_PATH.",
    log: options.log,
  });
}
