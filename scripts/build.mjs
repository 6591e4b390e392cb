// npm run build: installs packages and builds both apps, to be started by something else (Dockerfile). Needs no
// database and no settings.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { installPackages } = await import("./lib/install.mjs");
const { Steps } = await import("./lib/steps.mjs");
const steps = new Steps(4);
await installPackages(steps);
const { buildAll } = await import("./lib/packages.mjs");
process.exit(await buildAll(steps));
