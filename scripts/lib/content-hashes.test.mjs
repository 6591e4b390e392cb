import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesBelow, hashOf, readStamp, writeStamp } from "./content-hashes.mjs";

/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "stamps-"));
  mkdirSync(path.join(dir, "src", "build"), { recursive: true });
  writeFileSync(path.join(dir, "src", "b.ts"), "two");
  writeFileSync(path.join(dir, "src", "a.ts"), "one");
  writeFileSync(path.join(dir, "src", "build", "x.js"), "made");
  writeFileSync(path.join(dir, "lock"), "versions");
});

afterEach(() => rmSync(dir, { recursive: true }));

const ignore = (/** @type {string} */ file) => path.basename(file) === "build";
const now = (base = dir) =>
  hashOf(filesBelow([path.join(base, "src"), path.join(base, "lock")], ignore), base);

describe("filesBelow", () => {
  it("lists files and folders in order, without ignored and missing ones", () => {
    const places = ["src", "lock", "gone"].map((name) => path.join(dir, name));
    const names = filesBelow(places, ignore).map((file) => path.relative(dir, file));
    expect(names).toEqual(["lock", "src/a.ts", "src/b.ts"]);
  });
});

describe("hashOf", () => {
  it("changes only with content, names and other values", () => {
    const before = now();
    expect(now()).toBe(before);
    writeFileSync(path.join(dir, "src", "build", "x.js"), "made again");
    expect(now()).toBe(before);
    writeFileSync(path.join(dir, "src", "a.ts"), "one!");
    expect(now()).not.toBe(before);
    writeFileSync(path.join(dir, "src", "a.ts"), "one");
    expect(now()).toBe(before);
    renameSync(path.join(dir, "src", "a.ts"), path.join(dir, "src", "c.ts"));
    expect(now()).not.toBe(before);
    expect(hashOf([], dir, ["linux"])).not.toBe(hashOf([], dir, ["darwin"]));
    expect(hashOf([], dir, ["ab", "c"])).not.toBe(hashOf([], dir, ["a", "bc"]));
  });

  it("stays the same if the clone is moved", () => {
    const before = now();
    const moved = `${dir}-moved`;
    renameSync(dir, moved);
    expect(now(moved)).toBe(before);
    renameSync(moved, dir);
  });
});

describe("stamps", () => {
  it("are stored unchanged, and empty if there is none", () => {
    const file = path.join(dir, "stamp");
    expect(readStamp(file)).toBe("");
    writeStamp(file, "abc");
    expect(readStamp(file)).toBe("abc");
  });
});
