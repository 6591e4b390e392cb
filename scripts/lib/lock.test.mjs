import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Lock, runningLauncher } from "./lock.mjs";
import { liesIn } from "./paths.mjs";
import { launch, stopGroup } from "./processes.mjs";
import { startTimeOf } from "./procfs.mjs";

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "launcher-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

it("a folder with the same beginning of its name is not inside", () => {
  expect(["/shop", "/shop/a", "/shop2/a", "/"].map((file) => liesIn(file, "/shop"))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("the lock", () => {
  const file = () => path.join(dir, "run.json");

  it("prevents a second launcher and reports where the first one runs", async () => {
    const shop = "http://localhost:3000";
    const children = [{ name: "the launcher's child", pid: 1, started: "x", signal: "SIGTERM" }];
    writeFileSync(
      file(),
      JSON.stringify({ pid: process.ppid, started: startTimeOf(process.ppid), shop, admin: "a", children }),
    );
    expect(runningLauncher(dir).running).toBe(true);
    await expect(new Lock(dir).acquire(() => {})).rejects.toThrow(/already runs.*http:\/\/localhost:3000/);
  });

  it("stops leftovers of a killed launcher, but no process that only has the same PID", async () => {
    const child = launch("sleep", ["60"], {
      name: "left over",
      cwd: dir,
      env: { PATH: process.env.PATH ?? "" },
      log: path.join(dir, "t.log"),
    });
    const stranger = launch("sleep", ["60"], {
      name: "a stranger",
      cwd: dir,
      env: { PATH: process.env.PATH ?? "" },
      log: path.join(dir, "s.log"),
    });
    const children = [
      { name: "left over", pid: child.pid, started: child.started, signal: "SIGTERM" },
      { name: "a stranger", pid: stranger.pid, started: "another time", signal: "SIGTERM" },
    ];
    writeFileSync(file(), JSON.stringify({ pid: 2 ** 30, started: "long ago", children }));
    /** @type {string[]} */
    const notes = [];
    const lock = new Lock(dir);
    await lock.acquire((note) => notes.push(note));
    expect(notes).toEqual([`stopped leftovers of a killed run: left over (process ${child.pid})`]);
    await child.ended;
    expect(stranger.running()).toBe(true);
    await stopGroup(stranger.pid);
    expect(runningLauncher(dir)).toMatchObject({ running: true, state: { pid: process.pid } });
    lock.release();
    expect(runningLauncher(dir).state).toBeNull();
  });

  it("of a copied folder names the running original, and leaves the processes of a stopped one alone", async () => {
    const child = launch("sleep", ["60"], {
      name: "the original's",
      cwd: tmpdir(),
      env: { PATH: process.env.PATH ?? "" },
      log: path.join(dir, "t.log"),
    });
    const { pid, started } = child;
    const children = [{ name: "the original's", pid, started, signal: "SIGTERM" }];
    const state = { pid: process.ppid, started: startTimeOf(process.ppid), folder: "/shop/.data", children };
    writeFileSync(file(), JSON.stringify(state));
    expect(runningLauncher(dir)).toEqual({ state: null, running: false });
    await expect(new Lock(dir).acquire(() => {})).rejects.toThrow(
      "This folder is a copy of /shop/.data, whose shop is running: stop it there and copy again.",
    );
    writeFileSync(file(), JSON.stringify({ ...state, started: "long ago" }));
    const lock = new Lock(dir);
    await lock.acquire(() => expect.unreachable());
    expect(child.running()).toBe(true);
    await stopGroup(pid);
    lock.release();
  });

  it("of a folder moved after its launcher was killed stops the processes that still work in it", async () => {
    const child = launch("sleep", ["60"], {
      name: "left over",
      cwd: dir,
      env: { PATH: process.env.PATH ?? "" },
      log: path.join(dir, "t.log"),
    });
    const { pid, started } = child;
    const children = [{ name: "left over", pid, started, signal: "SIGTERM" }];
    writeFileSync(file(), JSON.stringify({ pid: 2 ** 30, started: "x", folder: "/where/it/was", children }));
    const lock = new Lock(dir);
    await lock.acquire(() => undefined);
    await child.ended;
    lock.release();
  });

  it("refuses a folder copied while its shop ran: the files of its database are of different moments", async () => {
    const original = path.join(dir, "original");
    const copy = path.join(dir, "copy");
    for (const folder of [original, path.join(copy, "postgres")]) mkdirSync(folder, { recursive: true });
    const state = { pid: 2 ** 30, started: "long ago", folder: original, children: [] };
    writeFileSync(path.join(copy, "run.json"), JSON.stringify(state));
    writeFileSync(path.join(copy, "postgres", "postmaster.pid"), "4711\n");
    await expect(new Lock(copy).acquire(() => {})).rejects.toThrow(
      `This folder is a copy of ${original}, made while its shop ran`,
    );
  });

  it("is replaced as a whole, so that nobody reads half of it", async () => {
    const lock = new Lock(dir);
    await lock.acquire(() => undefined);
    const before = openSync(file(), "r");
    lock.announce({ shop: "http://localhost:3000", admin: "a" });
    expect(JSON.parse(readFileSync(before, "utf8"))).not.toHaveProperty("shop");
    expect(JSON.parse(readFileSync(file(), "utf8"))).toHaveProperty("shop");
    closeSync(before);
    lock.release();
  });

  it("does not remove the file of a launcher that was faster to clean up after the same killed one", async () => {
    const child = launch("sh", ["-c", "trap 'sleep 0.3; exit' TERM; while :; do sleep 0.1; done"], {
      name: "left over",
      cwd: dir,
      env: { PATH: process.env.PATH ?? "" },
      log: path.join(dir, "t.log"),
    });
    const children = [{ name: "left over", pid: child.pid, started: child.started, signal: "SIGTERM" }];
    writeFileSync(file(), JSON.stringify({ pid: 2 ** 30, started: "long ago", children }));
    const slower = new Lock(dir).acquire(() => {});
    const faster = { pid: process.ppid, started: startTimeOf(process.ppid), children: [] };
    writeFileSync(file(), JSON.stringify(faster));
    await expect(slower).rejects.toThrow(`process ${process.ppid}`);
    expect(runningLauncher(dir)).toEqual({ state: faster, running: true });
    await child.ended;
  });
});
