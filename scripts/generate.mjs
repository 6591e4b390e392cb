// npm run generate -- MODULE …: writes the migrations of changed data models (commerce/src/modules). The shop must be stopped.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { generate } = await import("./lib/migrate.mjs");
process.exit(await generate(process.argv.slice(2)));
