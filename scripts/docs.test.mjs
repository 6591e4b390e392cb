import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/paths.mjs";

const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

const inFolders = [".github", "docs", path.join("storefront", "bench")].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    path.join(folder, file),
  ),
);
const documents = [...readdirSync(root), ...inFolders].filter((file) => file.endsWith(".md"));

it("names only scripts of package.json, and no pnpm, which need not be installed", () => {
  expect(documents.length).toBeGreaterThan(50);
  const problems = documents.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const called = [...text.matchAll(/\bnpm\s+(?:run\s+(?:-s\s+)?([\w:-]+)|(test|start)\b)/g)];
    const unknown = called.map(([, run, short]) => run ?? short ?? "").filter((name) => !(name in scripts));
    const pnpm = [...text.matchAll(/(?:^|`)(pnpm\s.*)/gm)].map(([, command]) => command);
    return [...unknown, ...pnpm].map((command) => `${file}: ${command}`);
  });
  expect(problems).toEqual([]);
});
