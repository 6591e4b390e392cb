import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/paths.mjs";

// oxlint has no setting that forbids inline disabling of rules
it("finds no file that disables a linter rule inline", () => {
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mts", "*.mjs", "*.js"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const files = listed.split("\n").filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const switching = files.filter((file) =>
    /(?:ox|es)lint[-]disable/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(switching).toEqual([]);
});
