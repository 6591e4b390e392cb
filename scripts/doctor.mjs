// npm run doctor: checks everything the shop needs and explains how to fix problems.
// (`pnpm doctor` is a command of pnpm itself.)
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runDoctor } = await import("./lib/doctor.mjs");
process.exit(await runDoctor());
