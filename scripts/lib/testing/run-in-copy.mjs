// Runs in a clean copy (clean-copy.mjs) prepared by `npm start`: tests against copies of its database.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";
import { killAll, stopAll } from "../processes.mjs";
import { countsFile } from "./clean-copy.mjs";
import { countErrorsAsFailure, closeShops, shopParts, shopTests } from "./shop-tests.mjs";

process.on("exit", killAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => {
    void closeShops()
      .then(() => stopAll())
      .finally(() => process.exit(130));
  });
}

const wanted = shopParts.filter((part) => process.argv.includes(part));
const dataDir = path.join(root, ".data");
const counts = await countErrorsAsFailure(() => shopTests(wanted, [], { dataDir, fresh: false }));
const file = path.join(root, countsFile);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(counts));
process.exit(0);
