import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * Build step: writes a compressed copy of each text asset of the client, `.br` and `.gz`, so that the server does not
 * have to compress them. Not a Vite plugin, because Remix writes its manifest after the bundle is done.
 */
const folder = path.resolve("build/client");

const texts = /\.(?:js|css|svg)$/;

/** Files smaller than this (bytes) fit into one packet anyway. */
const smallest = 500;

const compressions = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  for (const [extension, compressed] of Object.entries(compressions)) {
    const smaller = await compressed(bytes);
    if (smaller.length < bytes.length) await writeFile(`${file}.${extension}`, smaller);
  }
}

const files = await readdir(folder, { recursive: true });
await Promise.all(files.filter((name) => texts.test(name)).map((name) => compress(path.join(folder, name))));
