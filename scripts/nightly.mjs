// npm run test:nightly: the proofs that `npm test` leaves out, one after the other; `npm run test:nightly -- faults s3`
// runs some of them. Their output is in .data/nightly. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "./lib/env.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";
import { say, seconds } from "./lib/steps.mjs";
import { httpTestsOfNight } from "./lib/testing/nightly-files.mjs";

requireNode();

/** @type {Readonly<Record<string, { command: string[], env?: Record<string, string> }>>} */
const proofs = {
  http: {
    command: ["test.mjs", "http", ...httpTestsOfNight()],
    env: { PROOFS: "all", FUZZ_INPUTS: "2000", RACE_STEP: "10", CROWD_ADDS: "100", SHOPS: "3" },
  },
  stories: {
    command: ["test.mjs", "stories", "--grep=@night|admin-pages"],
    env: { PROOFS: "all", SHOPS: "3" },
  },
  faults: { command: ["test.mjs", "faults"] },
  cluster: { command: ["test.mjs", "cluster"] },
  s3: { command: ["test.mjs", "s3"] },
  versions: { command: ["test.mjs", "versions"], env: { PROOFS: "all" } },
  mutants: { command: ["mutants.mjs"] },
  soak: { command: ["test.mjs", "soak"] },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(proofs);
const unknown = chosen.filter((name) => !proofs[name]);
if (unknown.length > 0) {
  say(`There is no proof "${unknown[0]}". Choose from: ${Object.keys(proofs).join(", ")}.`);
  process.exit(1);
}

const folder = path.join(root, ".data", "nightly");
mkdirSync(folder, { recursive: true });

/**
 * Runs one proof. Its own counts are taken, or it counts as one test if it prints none.
 * @param {string} name
 */
function prove(name) {
  const { command: [script = "", ...args] = [], env = {} } = proofs[name] ?? {};
  const log = path.join(folder, `${name}.log`);
  const output = openSync(log, "w", 0o600);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, [path.join(root, "scripts", script), ...args], {
    cwd: root,
    env: { ...cleanEnv(process.env), ...env },
    stdio: ["ignore", output, output],
  });
  const printed = [...readFileSync(log, "utf8").matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const passed = Number(printed?.[1] ?? (status === 0 ? 1 : 0));
  const failed = Math.max(Number(printed?.[2] ?? 0), status === 0 ? 0 : 1);
  say(`${name}: ${passed} passed, ${failed} failed, ${seconds(Date.now() - began)}`);
  return { passed, failed };
}

const counts = chosen.map(prove);
const total = (/** @type {"passed" | "failed"} */ key) => counts.reduce((sum, one) => sum + one[key], 0);
say(`${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
