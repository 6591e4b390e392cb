// npm run audit: asks the registry for known vulnerabilities in the packages of the running shop. Accepted findings are in
// pnpm-workspace.yaml (docs/operations.md, Updates).
import { spawnSync } from "node:child_process";
import { root } from "./lib/paths.mjs";
import { findPnpm, pnpmEnv } from "./lib/pnpm.mjs";

const { command, args } = await findPnpm();
const options = /** @type {const} */ ({ cwd: root, env: pnpmEnv(), stdio: "inherit" });
process.exit(spawnSync(command, [...args, "audit", "--prod"], options).status ?? 1);
