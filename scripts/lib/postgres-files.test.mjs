import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Failure } from "./failure.mjs";
import { shopChecks } from "./doctor-shop.mjs";
import { clusterOf, findPlace, outsideFolderOf } from "./postgres-files.mjs";
import { clearLockFile, runningUrl } from "./postgres.mjs";
import { launch, stopGroup } from "./processes.mjs";
import { settingsFrom } from "./settings.mjs";

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
afterAll(() => {
  for (const folder of [parent, outsideFolderOf(copy)]) rmSync(folder, { recursive: true, force: true });
});

/** `npm run doctor`'s check of the database of a data folder. */
const doctor = async (/** @type {string} */ dataDir) =>
  shopChecks.find(([title]) => title === "Database")?.[1](settingsFrom({ DATA_DIR: dataDir }));

/** The advice with which a start is refused. */
function adviceFor(/** @type {string} */ dataDir) {
  try {
    findPlace(dataDir, () => undefined);
  } catch (error) {
    if (error instanceof Failure) return error.advice;
  }
  return expect.unreachable();
}

describe("the database of a copied folder", () => {
  it("is the copy, not that of the original", () => {
    cpSync(original, copy, { recursive: true });
    expect(clusterOf(copy)).toBe(path.join(copy, "postgres"));
  });

  it("is missed if it was not copied, and the original's is not opened", async () => {
    mkdirSync(copy);
    cpSync(path.join(original, "postgres.json"), path.join(copy, "postgres.json"));
    const message = `This folder was copied or moved, and its database is still in ${path.join(original, "postgres")}.`;
    expect(() => findPlace(copy, () => undefined)).toThrow(message);
    await expect(doctor(copy)).rejects.toThrow(message);
  });

  it("is to be moved to where its user can read it, and no empty folder is in the way there", () => {
    mkdirSync(copy);
    cpSync(path.join(original, "postgres.json"), path.join(copy, "postgres.json"));
    const inside = path.join(copy, "postgres");
    const outside = path.join(outsideFolderOf(copy), "postgres");
    chmodSync(parent, 0o755);
    expect(adviceFor(copy)).toContain(`to ${inside}.`);
    chmodSync(parent, 0o700);
    // the database of a shop that root starts runs as another user
    expect(adviceFor(copy)).toContain(`to ${process.getuid?.() === 0 ? outside : inside}.`);
    expect([inside, outside].filter((folder) => existsSync(folder))).toEqual([]);
  });

  it("is not that of the running original, whose server's lock file was copied, too", () => {
    const cluster = path.join(original, "postgres");
    writeFileSync(path.join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n1764000000\n5499\n`);
    cpSync(original, copy, { recursive: true });
    expect(runningUrl(original, "secret")).toContain("@127.0.0.1:5499/");
    expect(runningUrl(copy, "secret")).toBeNull();
  });
});

describe("the database of a folder that had one", () => {
  it("is missed if it cannot be seen, unless its creation was interrupted", async () => {
    rmSync(path.join(original, "postgres"), { recursive: true });
    writeFileSync(path.join(original, "prepared.json"), "{}");
    const message = `The database of this shop was in ${path.join(original, "postgres")}, but no database can be seen there.`;
    expect(() => findPlace(original, () => undefined)).toThrow(message);
    await expect(doctor(original)).rejects.toThrow(message);
    rmSync(path.join(original, "prepared.json"));
    expect(findPlace(original, () => undefined).data).toContain("postgres");
    rmSync(outsideFolderOf(original), { recursive: true, force: true });
  });

  it("is not opened by another major version of PostgreSQL", async () => {
    writeFileSync(path.join(original, "postgres", "PG_VERSION"), "16\n");
    const message = "is of PostgreSQL 16, which PostgreSQL 17 cannot open.";
    expect(() => findPlace(original, () => undefined)).toThrow(message);
    await expect(doctor(original)).rejects.toThrow(message);
  });

  it("is stopped if it was left over, and no other process whose command only names a similar folder", async () => {
    const cluster = path.join(original, "postgres");
    const start = (/** @type {string} */ cwd, /** @type {string} */ named) =>
      launch("sh", ["-c", "sleep 60; true", "postgres", "-D", named, "-c", "port=1"], {
        name: "a trial",
        cwd,
        env: { PATH: process.env["PATH"] ?? "" },
        log: path.join(original, "trial.log"),
      });
    const [ours, moved, other] = [
      start(tmpdir(), cluster),
      start(cluster, "/where/it/was"),
      start(tmpdir(), `${cluster}-2`),
    ];
    for (const { pid } of [ours, moved, other]) {
      writeFileSync(path.join(cluster, "postmaster.pid"), `${pid}\n`);
      await clearLockFile(cluster, () => undefined);
    }
    await Promise.all([ours.ended, moved.ended]);
    expect(other.running()).toBe(true);
    await stopGroup(other.pid);
  });
});
