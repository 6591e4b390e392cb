// pnpm restore FILE [--replace]: a backup as the shop of DATA_DIR and DATABASE_URL, its jobs waiting.
// pnpm restore --resume: lets the jobs run.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
await installPackages(new Steps(1));
const { runRestore } = await import("./lib/backup/commands.mjs");
process.exit(await runRestore(process.argv.slice(2)));
