// npm run restore -- FILE [--replace]: restores a backup to DATA_DIR and DATABASE_URL, with its jobs paused.
// npm run restore -- --resume: resumes the jobs.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
await installPackages(new Steps(1));
const { runRestore } = await import("./lib/backup/commands.mjs");
process.exit(await runRestore(process.argv.slice(2)));
