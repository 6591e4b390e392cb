/**
 * The files of a shop that are stored in a bucket: copied by a backup, put back by a restore. Their names determine
 * everything else (commerce/src/api/guards/uploads.ts), so no other metadata is kept.
 */
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { bucketDialect, privatePrefix, usualBucketRegion } from "../../../contract/src/environment-rules.js";
import { Failure } from "../failure.mjs";

/** @typedef {import("../env.mjs").Env} Env */

/**
 * Folder of the bucket's files in the archive, each named by a number, because object keys may not be valid file names.
 */
export const bucketFolder = "bucket";

/** JSON array of the object keys, indexed by these numbers. */
const namesFile = "names.json";

/**
 * Runs work with a client for the bucket of the settings.
 * @template T
 * @param {Env} env
 * @param {string} name of the bucket
 * @param {(client: S3Client) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Failure} if the bucket does not respond or responds with an error
 */
async function withBucket(env, name, work) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = usualBucketRegion } = env;
  const credentials = {
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint ? { endpoint } : {}),
    ...bucketDialect(endpoint),
  });
  try {
    return await work(client);
  } catch (cause) {
    throw new Failure(
      `The bucket ${name} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        advice:
          "Check S3_ENDPOINT, S3_BUCKET and the access key; the files of the shop are stored in this bucket.",
        cause,
      },
    );
  } finally {
    client.destroy();
  }
}

/**
 * @param {Env} env
 * @param {string} folder created if needed
 * @returns {Promise<import("./archive.mjs").Entry[]>} empty for a shop without a bucket
 * @throws {Failure} if the bucket does not respond
 */
export async function filesOfBucket(env, folder) {
  const { S3_BUCKET: Bucket } = env;
  if (!Bucket) return [];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @type {string[]} */
  const names = [];
  await withBucket(env, Bucket, async (client) => {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
      for (const { Key = "" } of Contents) {
        if (await download(client, { Bucket, Key }, path.join(folder, String(names.length)))) names.push(Key);
      }
    }
  });
  writeFileSync(path.join(folder, namesFile), JSON.stringify(names), { mode: 0o600 });
  return [namesFile, ...names.keys()].map((file) => ({
    name: `${bucketFolder}/${file}`,
    file: path.join(folder, String(file)),
  }));
}

/**
 * @param {S3Client} client
 * @param {{ Bucket: string, Key: string }} object
 * @param {string} file
 * @returns {Promise<boolean>} false if the object has been deleted since it was listed
 */
async function download(client, object, file) {
  try {
    const { Body } = await client.send(new GetObjectCommand(object));
    await pipeline(
      /** @type {import("node:stream").Readable} */ (Body),
      createWriteStream(file, { mode: 0o600 }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchKey") return false;
    throw error;
  }
}

/**
 * Uploads the files of a backup to the bucket, in addition to existing objects: names are never reused. If the shop no
 * longer has a bucket, the files are restored to disk, where commerce looks for them first.
 * @param {Env} env
 * @param {string} staged folder of the extracted archive
 * @param {string} files folder of its files for the disk
 * @throws {Failure} if the bucket does not respond
 */
export async function restoreBucket(env, staged, files) {
  const from = path.join(staged, bucketFolder);
  if (!existsSync(from)) return;
  /** @type {[name: string, file: string][]} */
  const kept = JSON.parse(readFileSync(path.join(from, namesFile), "utf8")).map(
    (/** @type {string} */ name, /** @type {number} */ number) => [name, path.join(from, String(number))],
  );
  const { S3_BUCKET: Bucket } = env;
  if (!Bucket) {
    for (const [name, file] of kept) {
      const to = path.join(files, name.startsWith(privatePrefix) ? "private" : "static");
      mkdirSync(to, { recursive: true, mode: 0o700 });
      renameSync(file, path.join(to, path.basename(name)));
    }
    return;
  }
  await withBucket(env, Bucket, async (client) => {
    for (const [Key, file] of kept) {
      // not as a stream, so that the request can be retried
      await client.send(new PutObjectCommand({ Bucket, Key, Body: readFileSync(file) }));
    }
  });
}
