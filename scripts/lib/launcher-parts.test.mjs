import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withoutPassword } from "./database.mjs";
import { explain, Failure, tail } from "./failure.mjs";
import { nodeIsFit } from "./node-version.mjs";
import { pnpmVersion } from "./pnpm.mjs";
import { describeHolder, freePort, isFree } from "./ports.mjs";
import { launch, run, stopGroup } from "./processes.mjs";
import { groupMembers } from "./procfs.mjs";
import { loadSecrets } from "./secrets.mjs";
import { seconds } from "./steps.mjs";

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "launcher-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each([
  ["18.20.0", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.0", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.5.0", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s is supported: %s", (version, fit) => {
  expect(nodeIsFit(version)).toBe(fit);
});

it("reads the version of pnpm without its hash", () => {
  expect(pnpmVersion({ packageManager: "pnpm@10.34.9+sha512.abc" })).toBe("10.34.9");
  expect(() => pnpmVersion({})).toThrow(Failure);
});

it.each([
  [400, "0.4 s"],
  [12_400, "12 s"],
  [59_900, "1 min 0 s"],
  [125_000, "2 min 5 s"],
])("shows %d ms as %s", (ms, text) => {
  expect(seconds(ms)).toBe(text);
});

it("removes passwords from messages", () => {
  expect(withoutPassword("postgres://me:geheim@db:5432/shop")).toBe("postgres://me:***@db:5432/shop");
  expect(withoutPassword("nonsense")).not.toContain("nonsense");
});

describe("failures", () => {
  it("contain the message, the last log lines and advice", () => {
    const log = path.join(dir, "x.log");
    writeFileSync(log, `one\n\u001B[31mtwo\u001B[0m\n${"x".repeat(400)}\n`);
    expect(tail(log, 2)).toBe(`two\n${"x".repeat(300)} …`);
    const text = explain(new Failure("It broke.", { log, advice: "Mend it." }));
    expect(text).toMatch(/^It broke\.\nLast lines of .*x\.log:\n {2}\| one\n/);
    expect(text).toMatch(/What to do: Mend it\.$/);
  });
});

describe("secrets", () => {
  it("are generated once, all different, and readable only by their owner", () => {
    const first = loadSecrets(dir);
    expect(loadSecrets(dir)).toEqual(first);
    const values = Object.values(first);
    expect(values).toHaveLength(8);
    expect(new Set(values).size).toBe(8);
    expect(first.JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(first.ADMIN_PASSWORD).toMatch(/^[a-zA-Z2-9]{20}$/);
    expect(statSync(path.join(dir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("are completed if a new one is needed, and never replaced if the file is damaged", () => {
    const file = path.join(dir, "secrets.json");
    writeFileSync(file, JSON.stringify({ ADMIN_PASSWORD: "mine" }));
    expect(loadSecrets(dir).ADMIN_PASSWORD).toBe("mine");
    expect(JSON.parse(readFileSync(file, "utf8")).JWT_SECRET).toBe(loadSecrets(dir).JWT_SECRET);
    writeFileSync(file, "{");
    expect(() => loadSecrets(dir)).toThrow(/cannot be read/);
  });
});

describe("ports", () => {
  it("are detected as in use on a single address, with their process", async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
    expect(await isFree(port)).toBe(false);
    expect(describeHolder(port)).toContain(`process ${process.pid}`);
    server.close();
  });
});

describe("processes", () => {
  const options = () => ({
    name: "a trial",
    cwd: dir,
    env: { PATH: process.env.PATH ?? "" },
    log: path.join(dir, "t.log"),
  });

  it("fail with their name, exit code and log", async () => {
    const trial = run("sh", ["-c", "echo broken; exit 3"], options());
    await expect(trial).rejects.toThrow("a trial failed: exited with code 3.");
    expect(tail(path.join(dir, "t.log"))).toBe("broken");
    await expect(run("no-such-program", [], options())).rejects.toThrow(/ENOENT/);
  });

  it("are stopped with all their children, also if they ignore SIGTERM", async () => {
    const child = launch("sh", ["-c", "trap '' TERM; sleep 60 & sleep 60; sleep 60"], options());
    await expect.poll(() => groupMembers(child.pid).length).toBeGreaterThanOrEqual(2);
    expect(await stopGroup(child.pid, { grace: 300 })).toBe(false);
    expect(groupMembers(child.pid)).toEqual([]);
    // the process group ends shortly before Node is notified
    await expect.poll(() => child.running()).toBe(false);
  });
});
