import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { validateWorkflow } from "@action-validator/core";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./lib/paths.mjs";

const folder = path.join(root, ".github/workflows");
const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), "utf8");
const files = readdirSync(folder);

it.each(files)("%s is a valid workflow", (file) => {
  expect(validateWorkflow(read(file)).errors).toEqual([]);
});

it.each(files)("%s runs only what package.json and the Dockerfile have", (file) => {
  /** @typedef {{ run?: string }} Step */
  /** @type {{ jobs: Record<string, { strategy?: { matrix: Record<string, string[]> }, steps: Step[] }> }} */
  const { jobs } = parse(read(file));
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const stages = readFileSync(path.join(root, "Dockerfile"), "utf8");
  for (const { strategy, steps } of Object.values(jobs)) {
    const commands = steps.map(({ run = "" }) => run).join("\n");
    for (const [, name = ""] of commands.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(scripts).toHaveProperty(name);
    for (const target of strategy?.matrix.target ?? [])
      expect(stages).toMatch(new RegExp(` AS ${target}$`, "im"));
  }
});
