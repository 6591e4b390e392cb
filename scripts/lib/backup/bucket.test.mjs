import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readArchive, writeArchive } from "./archive.mjs";
import { filesOfBucket, takeOverBucket } from "./bucket.mjs";
import { placeIn } from "./files.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "bucket-"));

/**
 * Objects in the bucket of this server, which supports list pages of two, reading and writing.
 * @type {Map<string, string>}
 */
const lying = new Map();
/** A key that is listed, but deleted before it is requested. @type {string | null} */
let deleted = null;

/** @type {(from: string | null) => string} */
const list = (from) => {
  const names = [...lying.keys(), ...(deleted ? [deleted] : [])].toSorted();
  const begin = Number(from ?? 0);
  const contents = names.slice(begin, begin + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next = begin + 2 < names.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
};

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? "", "http://localhost");
  const key = decodeURIComponent(pathname.slice("/su-turrone/".length));
  if (!req.headers.authorization?.includes("Credential=the-id/")) return void res.writeHead(403).end();
  if (req.method === "PUT") {
    let body = "";
    req.on("data", (chunk) => (body += chunk)).on("end", () => res.end(void lying.set(key, body)));
    return;
  }
  if (searchParams.has("list-type")) return void res.end(list(searchParams.get("continuation-token")));
  const content = lying.get(key);
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
  lying.clear();
  for (const [name, content] of Object.entries(uploads)) lying.set(name, content);
  deleted = null;
});

/** Writes a backup of the bucket and extracts it like a restore. */
async function staged() {
  const here = mkdtempSync(path.join(folder, "run-"));
  const entries = await filesOfBucket(env, path.join(here, "spool"));
  const file = path.join(here, "backup.tar.gz");
  const database = { tables: [], sequences: {}, migrations: [] };
  await writeArchive(
    file,
    { format: 1, taken_at: "2026-12-01T03:00:00Z", commit: null, database },
    entries,
    undefined,
  );
  const to = path.join(here, "staged");
  await readArchive(file, undefined, (name) => placeIn(to, name));
  return to;
}

it("a bucket is in the backup, and again what it was after the restore", async () => {
  deleted = "gone.png";
  const from = await staged();
  lying.clear();
  lying.set("newer.png", "uploaded since");
  await takeOverBucket(env, from, path.join(from, "files"));
  expect(Object.fromEntries(lying)).toEqual({ ...uploads, "newer.png": "uploaded since" });
});

it("without a bucket its files go to the disk, the private ones apart", async () => {
  const from = await staged();
  const files = path.join(from, "files");
  mkdirSync(files);
  await takeOverBucket({}, from, files);
  const read = (/** @type {string} */ name) => readFileSync(path.join(files, name), "utf8");
  expect([read("static/Torrone süß.png"), read("private/private-export.csv"), read("static/1.png")]).toEqual([
    "a picture",
    "a table",
    "",
  ]);
});

it("a shop without a bucket backs none up, and a backup without one restores none", async () => {
  const nowhere = path.join(folder, "nowhere");
  expect(await filesOfBucket({}, nowhere)).toEqual([]);
  await takeOverBucket(env, nowhere, nowhere);
  expect(Object.fromEntries(lying)).toEqual(uploads);
});

it("a bucket that refuses is named, and nothing passes for a backup", async () => {
  const refused = { ...env, S3_ACCESS_KEY_ID: "another" };
  await expect(filesOfBucket(refused, path.join(folder, "refused"))).rejects.toThrow(
    "The bucket su-turrone cannot be used",
  );
  const from = await staged();
  await expect(takeOverBucket(refused, from, folder)).rejects.toThrow("The bucket su-turrone cannot be used");
});
