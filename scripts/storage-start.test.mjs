import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./lib/paths.mjs";

describe("the bucket's start script", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "storage-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Stands in for the gateway and prints its environment and arguments. */
  const gateway = path.join(folder, "versitygw");
  writeFileSync(gateway, '#!/bin/sh\necho "$ROOT_ACCESS_KEY_ID $ROOT_SECRET_ACCESS_KEY $*"\n', {
    mode: 0o755,
  });
  /** @type {(key: string, settings?: Record<string, string>) => import("node:child_process").SpawnSyncReturns<string>} */
  const start = (key, settings) => {
    const secrets = {
      S3_ACCESS_KEY_ID_FILE: path.join(folder, "id"),
      S3_SECRET_ACCESS_KEY_FILE: path.join(folder, "key"),
    };
    writeFileSync(secrets.S3_ACCESS_KEY_ID_FILE, "the-id\n");
    writeFileSync(secrets.S3_SECRET_ACCESS_KEY_FILE, key);
    const env = {
      PATH: `${folder}:${process.env["PATH"]}`,
      DATA_DIR: path.join(folder, "data"),
      ...secrets,
      ...settings,
    };
    return spawnSync("sh", [path.join(root, "operations/storage.sh")], { env, encoding: "utf8" });
  };

  it("creates a folder with its name and uses the key from the secrets", () => {
    for (const time of ["first", "second"]) {
      const { stdout, status } = start("the-key\n", { S3_BUCKET: "su-turrone", S3_REGION: "" });
      const expectedOutput = `the-id the-key --port :7070 --health /health --region us-east-1 posix ${folder}/data\n`;
      expect([time, stdout, status]).toEqual([time, expectedOutput, 0]);
    }
    expect(readdirSync(path.join(folder, "data"))).toEqual(["su-turrone"]);
  });

  it.each([
    ["a bucket without a name", "the-key", { S3_BUCKET: "" }, "S3_BUCKET"],
    ["an empty secret", "", { S3_BUCKET: "su-turrone" }, "s3_secret_access_key"],
  ])("fails with %s", (_what, key, settings, named) => {
    const { stdout, stderr, status } = start(key, settings);
    expect([stdout, status === 0]).toEqual(["", false]);
    expect(stderr).toContain(named);
  });
});
