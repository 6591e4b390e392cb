// pnpm invariants: looks whether the books of the shop are in order. Changes nothing; the shop may run or, with a database of
// its own, stand still.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runInvariants } = await import("./lib/invariants.mjs");
process.exit(await runInvariants());
