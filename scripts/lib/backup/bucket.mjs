/**
 * The files of a shop that lie in a bucket: a backup takes them along, a restore puts them back. What they are is told by their names
 * (commerce/src/api/guards/uploads.ts), so nothing else is kept of them.
 */
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { bucketDialect, privatePrefix, usualBucketRegion } from "../../../contract/src/environment-rules.js";
import { Failure } from "../failure.mjs";

/** @typedef {import("../env.mjs").Env} Env */

/** Where they lie in the archive, each by a number: a bucket knows names that a disk does not. */
export const bucketFolder = "bucket";

/** What the numbers are called in the bucket: a list in their order. */
const namesFile = "names.json";

/**
 * Works with the bucket of the settings.
 * @template T
 * @param {Env} env
 * @param {string} name of the bucket
 * @param {(client: S3Client) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Failure} when it does not answer, or not as it should
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
        advice: "S3_ENDPOINT, S3_BUCKET and its key say where it is; the files of the shop lie there.",
        cause,
      },
    );
  } finally {
    client.destroy();
  }
}

/**
 * Copies what lies in the bucket to the disk.
 * @param {Env} env
 * @param {string} folder is made where it is wanted
 * @returns {Promise<import("./archive.mjs").Entry[]>} none for a shop without a bucket
 * @throws {Failure} when the bucket does not answer
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
        if (await fetched(client, { Bucket, Key }, path.join(folder, String(names.length)))) names.push(Key);
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
 * @param {{ Bucket: string, Key: string }} which
 * @param {string} file
 * @returns {Promise<boolean>} false for what was deleted since it was listed
 */
async function fetched(client, which, file) {
  try {
    const { Body } = await client.send(new GetObjectCommand(which));
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
 * Puts the files of a backup back into the bucket, beside what lies there: a name is never given twice. A shop that has no bucket any
 * more gets them among its files on the disk, where commerce looks for them first.
 * @param {Env} env
 * @param {string} staged where the archive was written to
 * @param {string} files where its files for the disk lie
 * @throws {Failure} when the bucket does not answer
 */
export async function takeOverBucket(env, staged, files) {
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
      // as a whole, so that it can be sent again
      await client.send(new PutObjectCommand({ Bucket, Key, Body: readFileSync(file) }));
    }
  });
}
