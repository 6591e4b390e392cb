import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./paths.mjs";

/**
 * Static imports of a file, including transitive ones; `await import()` is loaded later.
 * @param {string} file
 * @param {Set<string>} known
 */
function imported(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|\} from|export .* from)[^;(]*?"(.+)";$/gm,
  )) {
    if (from.startsWith(".")) imported(path.resolve(path.dirname(file), from), known);
    else known.add(from);
  }
  return known;
}

it.each(["open-shop", "install", "doctor"])("%s runs before any package is installed", (name) => {
  const all = [...imported(path.join(root, "scripts", "lib", `${name}.mjs`))];
  expect(all).toContain("node:path");
  expect(all.filter((from) => !path.isAbsolute(from) && !from.startsWith("node:"))).toEqual([]);
});

it("loads packages in its second stage", () => {
  expect([...imported(path.join(root, "scripts", "lib", "run-shop.mjs"))]).toContain("get-port");
});
