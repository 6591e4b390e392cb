// npm run invariants: checks the consistency of the shop's books. Read-only; the shop may be running or, with an external
// database, stopped.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runInvariants } = await import("./lib/invariants.mjs");
process.exit(await runInvariants());
