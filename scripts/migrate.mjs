// npm run migrate: prepares tables, initial catalogue and first admin user for servers that are started separately
// (docker-compose.yml).
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
const steps = new Steps(5);
await installPackages(steps);
const { migrateAll } = await import("./lib/migrate.mjs");
process.exit(await migrateAll(steps));
