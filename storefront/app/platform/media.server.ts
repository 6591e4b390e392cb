import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { pictureLimits } from "@su-turrone/contract/limits";
import pLimit from "p-limit";
import sharp from "sharp";
import { env } from "./env.server";
import { log } from "./log.server";
import type { MediaRequest } from "./media";

const dayMs = 86_400_000;

/** A picture nobody asked for in this time is deleted: that of a removed product, or of a text that has changed. */
const keptMs = 90 * dayMs;

async function recordAsked(file: string): Promise<void> {
  const now = Date.now();
  if (now - (await stat(file)).mtimeMs > dayMs) await utimes(file, now / 1_000, now / 1_000);
}

/** Pictures the shop has computed; each can be computed again. */
export class PictureFiles {
  #sweptAt = -Infinity;

  constructor(private readonly folder: string) {}

  /** A stored picture; null if there is none of that name. Its file's time records the day it was last asked for. */
  async read(name: string): Promise<Buffer | null> {
    const file = path.join(this.folder, name);
    const picture = await readFile(file).catch(() => null);
    // a folder that cannot be written still serves its pictures
    if (picture) await recordAsked(file).catch(() => undefined);
    return picture;
  }

  /**
   * Stores a picture, and once a day deletes those nobody asks for: the folder only grows here. A failure is logged,
   * because the picture can be shown without the folder.
   */
  async store(name: string, picture: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    // write to a temporary file and rename it, so that no reader sees a partial picture; containers that share the
    // folder have the same process id
    const temporaryFile = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(temporaryFile, picture);
      await rename(temporaryFile, file);
      if (Date.now() - this.#sweptAt < dayMs) return;
      this.#sweptAt = Date.now();
      await this.#sweep();
    } catch (error) {
      log.warn({ err: error, file: name }, "the folder of the pictures could not be written");
      // a partial one would occupy a full disk for 90 days
      await rm(temporaryFile, { force: true }).catch(() => undefined);
    }
  }

  async #sweep(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      // another process may have deleted it
      const mtimeMs = await stat(file).then(
        (stats) => stats.mtimeMs,
        () => Infinity,
      );
      if (Date.now() - mtimeMs > keptMs) await rm(file, { force: true });
    }
  }
}

export const pictureFiles = new PictureFiles(path.join(env.DATA_DIR, "media"));

/** Encoding is CPU-heavy: one picture at a time leaves the other core to page requests. */
const limitEncoding = pLimit(1);
/** Maximum number of pictures fetched and encoded concurrently, to limit the originals held in memory. */
const limitConcurrency = pLimit(8);
const inFlight = new Map<string, Promise<Buffer | null>>();
const sitePictures = path.join(process.cwd(), "pictures");

/** Timeout in ms for commerce, which sends a file from its disk. */
const fetchTimeoutMs = 5_000;

/** After a timeout, commerce is not asked for another picture this long (ms): it would wait as long again. */
const failureTtlMs = 5_000;
let timedOutAt = -Infinity;

/** Commerce currently does not deliver an original. */
export class PictureUnavailable extends Error {
  /** Seconds until the client may retry (Retry-After). */
  static readonly retryAfter = 10;
}

async function fetchOriginal(name: string): Promise<Buffer | null> {
  if (performance.now() - timedOutAt < failureTtlMs)
    throw new PictureUnavailable(`${name}: not requested, because commerce does not respond`);
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  try {
    const response = await fetch(`${env.COMMERCE_URL}/static/${encodeURIComponent(name)}`, { signal });
    // commerce answers 401 for private files, and 400 for invalid names
    if (response.status >= 400 && response.status < 500) return null;
    if (!response.ok) throw new PictureUnavailable(`${name}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    if (signal.aborted) timedOutAt = performance.now();
    throw new PictureUnavailable(`${name}: ${String(error)}`, { cause: error });
  }
}

/** The original picture; null if there is none of that name. @throws PictureUnavailable */
const readOriginal = ({ origin, name }: MediaRequest): Promise<Buffer | null> =>
  origin === "site"
    ? readFile(path.join(sitePictures, `${name}.webp`)).catch(() => null)
    : fetchOriginal(name);

function resize(source: Buffer, request: MediaRequest): Promise<Buffer> {
  const resized = sharp(source, { limitInputPixels: pictureLimits.pixels })
    .rotate()
    .resize({ width: request.width, withoutEnlargement: true });
  return (
    request.format === "avif"
      ? resized.avif({ quality: 52, effort: 2 })
      : resized.webp({ quality: 76, effort: 4 })
  ).toBuffer();
}

async function createPicture(request: MediaRequest, file: string): Promise<Buffer | null> {
  const source = await readOriginal(request);
  if (!source) return null;
  const picture = await limitEncoding(() => resize(source, request));
  await pictureFiles.store(file, picture);
  return picture;
}

/**
 * A picture in the requested width and format, cached on disk; identical requests share one encoding.
 * @returns null if there is no such picture
 * @throws PictureUnavailable if commerce currently does not deliver it, Error if the original is not a picture
 */
export async function getPicture(request: MediaRequest): Promise<Buffer | null> {
  const { origin, name, width, format } = request;
  const hash = createHash("sha256").update(`${origin}/${name}`).digest("hex").slice(0, 32);
  const file = `${hash}-${width}.${format}`;
  const cached = await pictureFiles.read(file);
  if (cached) return cached;
  const pending = inFlight.get(file);
  if (pending) return pending;
  const creation = limitConcurrency(() => createPicture(request, file)).finally(() => inFlight.delete(file));
  inFlight.set(file, creation);
  return creation;
}
