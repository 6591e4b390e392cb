import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/**
 * Medusa records executed migrations by name across all modules: of two with the same name, the second would never run.
 */
it("no two migrations of the modules have the same name", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const names = files.flatMap((file) => /Migration\d+(?=\.ts$)/.exec(path.basename(file)) ?? []).map(String);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
