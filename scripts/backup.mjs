// npm run backup: writes database and files of the shop, running or stopped, to one verified file in BACKUP_DIR.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
await installPackages(new Steps(1));
const { runBackup } = await import("./lib/backup/commands.mjs");
process.exit(await runBackup());
