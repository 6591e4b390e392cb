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
  const { chromium } = createRequire(path.join(storefrontDir, "package.json"))("@playwright/test");
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { CHROMIUM_PATH: wanted = "" } = process.env;
  return [wanted, ...places, ...macApps, chromium.executablePath()].find(
    (file) => file !== "" && existsSync(file),
  );
}

/**
 * Finds or installs a Chromium.
 * @param {string} dataDir
 * @param {(note: string) => void} note
 * @returns {Promise<string>} path of the program
 */
export async function findChromium(dataDir, note) {
  const playwright = path.join(storefrontDir, "node_modules", ".bin", "playwright");
  const hasApt = process.getuid?.() === 0 && commandOutput("which", ["apt-get"]) !== "";
  const apt = ["apt-get", "install", "--yes", "--no-install-recommends"];
  // not every distribution has the headless shell
  const ways = [
    [playwright, "install", "--with-deps", "chromium"],
    ...(hasApt ? [["apt-get", "update"], ...names.slice(0, 2).map((name) => [...apt, name])] : []),
  ];
  const log = logFile(dataDir, "chromium");
  for (const [command = "", ...args] of ways) {
    const found = installed();
    if (found) return found;
    const options = { name: [path.basename(command), ...args].join(" "), cwd: storefrontDir, log };
    const env = { ...cleanEnv(process.env), DEBIAN_FRONTEND: "noninteractive" };
    await run(command, args, { ...options, env }).catch(() => note(`${options.name} failed`));
  }
  const found = installed();
  if (found) return found;
  throw new Failure("No Chromium was found, and none could be installed.", {
    advice: "Install Chromium or Chrome, or set CHROMIUM_PATH.",
    log,
  });
}
