import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rotateLogs } from "./log-files.mjs";

const day = 24 * 60 * 60 * 1000;
let folder = "";
const at = (/** @type {string} */ name) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "logs-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("log files", () => {
  it("are rotated after two weeks, and the server continues at the beginning", () => {
    const server = openSync(at("commerce.log"), "a");
    writeSync(server, "old line\n");
    const begun = new Map();
    rotateLogs(folder, begun, Date.now() + 13 * day);
    expect(readdirSync(folder)).toEqual(["commerce.log"]);
    rotateLogs(folder, begun, Date.now() + 15 * day);
    writeSync(server, "new line\n");
    closeSync(server);
    expect(readFileSync(at("commerce.log"), "utf8")).toBe("new line\n");
    expect(readFileSync(at("commerce.older.log"), "utf8")).toBe("old line\n");
    // the age counts from the rotation
    rotateLogs(folder, begun, Date.now() + 20 * day);
    expect(readFileSync(at("commerce.log"), "utf8")).toBe("new line\n");
  });

  it("are rotated when they are large", () => {
    writeFileSync(at("storefront.log"), "x");
    truncateSync(at("storefront.log"), 50 * 1024 * 1024 + 1);
    rotateLogs(folder, new Map(), Date.now());
    expect(readFileSync(at("storefront.log"), "utf8")).toBe("");
    expect(readdirSync(folder)).toContain("storefront.older.log");
  });

  it("are deleted when their last line is two weeks old", () => {
    for (const name of ["build.previous.log", "commerce.older.log", "commerce.log"])
      appendFileSync(at(name), "x");
    const past = new Date(Date.now() - 15 * day);
    utimesSync(at("build.previous.log"), past, past);
    rotateLogs(folder, new Map(), Date.now());
    expect(readdirSync(folder).toSorted()).toEqual(["commerce.log", "commerce.older.log"]);
  });
});
