// Tests what a backup of a shop with a bucket contains; restoring is tested by scripts/lib/backup/bucket.test.mjs and
// http/backup.test.ts.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { runCommand } from "../http/operator-command";
import { owner } from "../http/shop";
import { upload } from "../http/upload";

const folder = mkdtempSync(path.join(tmpdir(), "bucket-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bucket = ["S3_BUCKET", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
const settings = Object.fromEntries(
  [...bucket, "DATABASE_URL", "DATA_DIR"].map((name) => [name, setting(name)]),
);

it("includes the files of the bucket in a backup", { timeout: 60_000 }, async () => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c9a25d" } })
    .png()
    .toBuffer();
  const { files } = await upload("Sicherung.png", "image/png", content);
  const key = files[0]?.id ?? "";
  const { code, output } = await runCommand("backup.mjs", [], { ...settings, BACKUP_DIR: folder });
  expect([code, output]).toEqual([0, expect.stringContaining("written and verified")]);

  const read = (name: string): Buffer =>
    execFileSync("tar", [
      "--extract",
      "--to-stdout",
      "--file",
      path.join(folder, readdirSync(folder)[0] ?? ""),
      name,
    ]);
  const names = JSON.parse(read("bucket/names.json").toString("utf8")) as string[];
  expect(names).toContain(key);
  expect(read(`bucket/${names.indexOf(key)}`).equals(content)).toBe(true);
  await (await owner()).admin.upload.delete(key);
});
