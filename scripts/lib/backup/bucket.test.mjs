import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readArchive, writeArchive } from "./archive.mjs";
import { filesOfBucket, restoreBucket } from "./bucket.mjs";
import { safePathIn } from "./files.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "bucket-"));

/**
 * Objects in the bucket of this server, which supports list pages of two, reading and writing.
 * @type {Map<string, string>}
 */
const objects = new Map();
/** A key that is listed, but deleted before it is requested. @type {string | null} */
let deleted = null;

/** @type {(from: string | null) => string} */
const list = (from) => {
  const names = [...objects.keys(), ...(deleted ? [deleted] : [])].toSorted();
  const start = Number(from ?? 0);
  const contents = names.slice(start, start + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next = start + 2 < names.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
};

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? "", "http://localhost");
  const key = decodeURIComponent(pathname.slice("/su-turrone/".length));
  if (!req.headers.authorization?.includes("Credential=the-id/")) return void res.writeHead(403).end();
  if (req.method === "PUT") {
    let body = "";
    req.on("data", (chunk) => (body += chunk)).on("end", () => res.end(void objects.set(key, body)));
    return;
  }
  if (searchParams.has("list-type")) return void res.end(list(searchParams.get("continuation-token")));
  const content = objects.get(key);
  if (content === undefined) return void res.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  res.end(content);
});

/** @type {Record<string, string>} */
let env;
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  env = {
    S3_BUCKET: "su-turrone",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "the-id",
    S3_SECRET_ACCESS_KEY: "the-key",
  };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const uploads = { "Torrone süß.png": "a picture", "private-export.csv": "a table", "older/1.png": "" };
beforeEach(() => {
  objects.clear();
  for (const [name, content] of Object.entries(uploads)) objects.set(name, content);
  deleted = null;
});

/** Writes a backup of the bucket and extracts it like a restore. */
async function stageBackup() {
  const runFolder = mkdtempSync(path.join(folder, "run-"));
  const entries = await filesOfBucket(env, path.join(runFolder, "spool"));
  const file = path.join(runFolder, "backup.tar.gz");
  const database = { tables: [], sequences: {}, migrations: [] };
  await writeArchive(
    file,
    { format: 1, taken_at: "2026-12-01T03:00:00Z", commit: null, database },
    entries,
    undefined,
  );
  const to = path.join(runFolder, "staged");
  await readArchive(file, undefined, (name) => safePathIn(to, name));
  return to;
}

it("includes the bucket in the backup and restores its objects", async () => {
  deleted = "gone.png";
  const from = await stageBackup();
  objects.clear();
  objects.set("newer.png", "uploaded since");
  await restoreBucket(env, from, path.join(from, "files"));
  expect(Object.fromEntries(objects)).toEqual({ ...uploads, "newer.png": "uploaded since" });
});

it("restores the files to the disk without a bucket, private ones separately", async () => {
  const from = await stageBackup();
  const files = path.join(from, "files");
  mkdirSync(files);
  await restoreBucket({}, from, files);
  const read = (/** @type {string} */ name) => readFileSync(path.join(files, name), "utf8");
  expect([read("static/Torrone süß.png"), read("private/private-export.csv"), read("static/1.png")]).toEqual([
    "a picture",
    "a table",
    "",
  ]);
});

it("backs up and restores no bucket if there is none", async () => {
  const missingFolder = path.join(folder, "nowhere");
  expect(await filesOfBucket({}, missingFolder)).toEqual([]);
  await restoreBucket(env, missingFolder, missingFolder);
  expect(Object.fromEntries(objects)).toEqual(uploads);
});

it("reports a bucket that refuses access instead of writing a backup", async () => {
  const refused = { ...env, S3_ACCESS_KEY_ID: "another" };
  await expect(filesOfBucket(refused, path.join(folder, "refused"))).rejects.toThrow(
    "The bucket su-turrone cannot be used",
  );
  const from = await stageBackup();
  await expect(restoreBucket(refused, from, folder)).rejects.toThrow("The bucket su-turrone cannot be used");
});
