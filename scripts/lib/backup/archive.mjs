/**
 * The file format of a backup: `tar.gz`, encrypted with age if a key is set (age-encryption.org, passphrase), so that
 * it can be opened with standard tools. The last entry is a manifest with the contents and the checksum of each entry.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import tar from "tar-stream";
import { Failure } from "../failure.mjs";
import { shown } from "../paths.mjs";
import { tableFile } from "./tables.mjs";

/**
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} taken_at ISO 8601, UTC
 * @property {string | null} commit of the sources that wrote it
 * @property {import("./tables.mjs").Content} database
 * @property {Record<string, string>} checksums SHA-256 in hex by name of entry
 */

/** @typedef {{ name: string, file: string }} Entry a file and its name in the archive */
/** @typedef {{ checksum: string, lines: number }} Found checksum and line count of an entry that was read */

export const tablesFolder = "database";

/**
 * Each attempt at a key costs 64 MB and a quarter of a second; age's default of 18, meant for passwords chosen by
 * people, takes four times as long.
 */
const workFactor = 16;
const manifestName = "manifest.json";
const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const newline = "\n".charCodeAt(0);
export const encryptedSuffix = ".age";

/**
 * @param {NodeJS.ReadableStream} stream
 * @param {string} key
 */
async function encrypted(stream, key) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(workFactor);
  const web = /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(Readable.from(stream)));
  return fromWeb(await encrypter.encrypt(web));
}

/** @param {ReadableStream<Uint8Array>} stream */
const fromWeb = (stream) =>
  Readable.fromWeb(/** @type {import("node:stream/web").ReadableStream<Uint8Array>} */ (stream));

/**
 * Adds one file; a file deleted before it can be opened is skipped.
 * @param {import("tar-stream").Pack} pack
 * @param {Entry} entry
 * @returns {Promise<string | null>} its checksum
 */
async function add(pack, { name, file }) {
  const handle = await open(file).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!handle) return null;
  const { size } = await handle.stat();
  const hash = createHash("sha256");
  const entry = pack.entry({ name, size, mode: 0o600 });
  // a file that grows in the meantime is truncated to its initial length
  const content = size > 0 ? handle.createReadStream({ end: size - 1 }) : Readable.from([]);
  content.on("data", (/** @type {Buffer} */ chunk) => hash.update(chunk));
  await pipeline(content, entry);
  await handle.close();
  return hash.digest("hex");
}

/**
 * Writes an archive; it gets its final name only after it is complete and synced to disk.
 * @param {string} file
 * @param {Omit<Manifest, "checksums">} facts
 * @param {Entry[]} entries
 * @param {string | undefined} key
 */
export async function writeArchive(file, facts, entries, key) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  const pack = tar.pack();
  const packing = async () => {
    /** @type {Record<string, string>} */
    const checksums = {};
    for (const entry of entries) {
      const checksum = await add(pack, entry);
      if (checksum) checksums[entry.name] = checksum;
    }
    pack.entry({ name: manifestName, mode: 0o600 }, JSON.stringify({ ...facts, checksums }, null, 2));
    pack.finalize();
  };
  const gzip = createGzip();
  const writing = async () => {
    const output = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(key ? await encrypted(gzip, key) : gzip, output);
  };
  try {
    await Promise.all([packing(), pipeline(pack, gzip), writing()]);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * @param {string} file
 * @param {string | undefined} key
 */
async function openArchive(file, key) {
  const raw = createReadStream(file);
  if (!file.endsWith(encryptedSuffix)) return raw;
  if (!key) {
    throw new Failure(`${shown(file)} is encrypted.`, {
      advice: "Set BACKUP_KEY to the key with which it was encrypted.",
    });
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const web = /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(raw));
  try {
    return fromWeb(await decrypter.decrypt(web));
  } catch (cause) {
    throw new Failure(`${shown(file)} cannot be decrypted.`, {
      advice: "BACKUP_KEY is not the key with which it was encrypted, or the file is damaged.",
      cause,
    });
  }
}

/**
 * Reads a whole archive and verifies the checksum of every entry.
 * @param {string} file
 * @param {string | undefined} key
 * @param {(name: string) => string | null} [place] path to extract an entry to; if omitted or null, the entry is only
 *   verified
 * @returns {Promise<Manifest>}
 * @throws {Failure} if it is damaged, truncated or not a backup of the shop; files extracted so far must not be used
 *   then
 */
export async function readArchive(file, key, place = () => null) {
  const extract = tar.extract();
  /** @type {Record<string, Found>} */
  const found = {};
  /** @type {Manifest | null} */
  let manifest = null;
  const reading = async () => {
    for await (const entry of extract) {
      const { name } = entry.header;
      const hash = createHash("sha256");
      let lines = 0;
      /** @type {Buffer[]} */
      const manifestChunks = [];
      const inspect = async function* (/** @type {AsyncIterable<unknown>} */ source) {
        for await (const data of source) {
          const chunk = /** @type {Buffer} */ (data);
          hash.update(chunk);
          for (const byte of chunk) if (byte === newline) lines += 1;
          if (name === manifestName) manifestChunks.push(chunk);
          yield chunk;
        }
      };
      const to = name === manifestName ? null : place(name);
      if (to) await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
      await pipeline(entry, inspect, to ? createWriteStream(to, { mode: 0o600 }) : discard());
      if (name === manifestName) manifest = JSON.parse(Buffer.concat(manifestChunks).toString("utf8"));
      else found[name] = { checksum: hash.digest("hex"), lines };
    }
  };
  const source = await openArchive(file, key);
  try {
    await Promise.all([pipeline(source, createGunzip(), extract), reading()]);
  } catch (cause) {
    throw damaged(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
  return verifyContents(file, manifest, found);
}

/**
 * @param {string} file
 * @param {Manifest | null} manifest
 * @param {Record<string, Found>} found
 */
function verifyContents(file, manifest, found) {
  if (manifest?.format !== 1) throw damaged(file, "its manifest is missing or has an unknown format");
  const names = new Set([...Object.keys(manifest.checksums), ...Object.keys(found)]);
  // a row is a line: line breaks within a row are escaped as \\n
  const wrongRowCounts = manifest.database.tables
    .map(({ name, rows }) => ({ name: `${tablesFolder}/${tableFile(name)}`, rows }))
    .filter(({ name, rows }) => found[name]?.lines !== rows);
  const wrong = [
    ...[...names].filter((name) => manifest.checksums[name] !== found[name]?.checksum),
    ...wrongRowCounts.map(({ name }) => name),
  ];
  if (wrong.length > 0) throw damaged(file, `${wrong.slice(0, 5).join(", ")} does not match its checksum`);
  return manifest;
}

/**
 * @param {string} file
 * @param {string} reason
 * @param {unknown} [cause]
 */
const damaged = (file, reason, cause) =>
  new Failure(`${shown(file)} is damaged: ${reason}.`, { advice: "Use an earlier backup.", cause });
