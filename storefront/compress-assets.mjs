import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * Build step: writes a `.br` and a `.gz` file next to each script, style sheet and SVG of the client build, so that the
 * server never compresses assets. Not a Vite plugin, because Remix writes its manifest after the bundle is complete.
 */
const folder = path.resolve("build/client");

const texts = /\.(?:js|css|svg)$/;

/** By file extension. */
const encoders = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  for (const [extension, encode] of Object.entries(encoders)) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(`${file}.${extension}`, encoded);
  }
}

const files = await readdir(folder, { recursive: true });
await Promise.all(files.filter((name) => texts.test(name)).map((name) => compress(path.join(folder, name))));
