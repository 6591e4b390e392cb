// npm run test:mutants: mutates the pure logic and checks whether a unit test fails (stryker.config.json). Ends after
// forty minutes at the latest; results up to then are written.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installPackages } from "./lib/install.mjs";
import { root } from "./lib/paths.mjs";
import { say, Steps } from "./lib/steps.mjs";

await installPackages(new Steps(1));
const stryker = path.join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const minutes = 40;
const { status, error } = spawnSync(process.execPath, [stryker, "run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  timeout: minutes * 60_000,
});
if (error) say(`Stopped after ${minutes} minutes: ${error.message}`);
process.exit(status ?? 1);
