import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { clusterOf, findPlace } from "./postgres-files.mjs";
import { runningUrl } from "./postgres.mjs";

const parent = mkdtempSync(path.join(tmpdir(), "su-turrone-"));
const original = path.join(parent, "original");
const copy = path.join(parent, "copy");

beforeEach(() => {
  for (const folder of [original, copy]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(original, "postgres"), { recursive: true });
  writeFileSync(path.join(original, "postgres", "PG_VERSION"), "17\n");
  const record = { data: path.join(original, "postgres") };
  writeFileSync(path.join(original, "postgres.json"), JSON.stringify(record));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe("the database of a copied folder", () => {
  it("is the copy, not that of the original", () => {
    cpSync(original, copy, { recursive: true });
    expect(clusterOf(copy)).toBe(path.join(copy, "postgres"));
  });

  it("is missed if it was not copied, and the original's is not opened", () => {
    mkdirSync(copy);
    cpSync(path.join(original, "postgres.json"), path.join(copy, "postgres.json"));
    expect(() => findPlace(copy, () => undefined)).toThrow(
      `This folder was copied or moved, and its database is still in ${path.join(original, "postgres")}.`,
    );
  });

  it("is not that of the running original, whose server's lock file was copied, too", () => {
    const cluster = path.join(original, "postgres");
    writeFileSync(path.join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n1764000000\n5499\n`);
    cpSync(original, copy, { recursive: true });
    expect(runningUrl(original, "secret")).toContain("@127.0.0.1:5499/");
    expect(runningUrl(copy, "secret")).toBeNull();
  });
});
