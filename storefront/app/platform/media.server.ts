import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pictureLimits } from "@su-turrone/contract/pictures";
import pLimit from "p-limit";
import sharp from "sharp";
import { env } from "./env.server";
import type { MediaRequest } from "./media";

/** Encoding is heavy: one picture at a time leaves the other core to the pages. */
const encode = pLimit(1);
/** Pictures being fetched and encoded at a time, so that not every original asked for lies in memory. */
const inHand = pLimit(8);
const underWay = new Map<string, Promise<Buffer | null>>();
const cacheDir = path.join(env.DATA_DIR, "media");
const sitePictures = path.join(process.cwd(), "pictures");

/** Milliseconds until commerce is given up; it sends a file from its disk. */
const fetchTimeoutMs = 5_000;

/** A commerce that did not answer is not asked for another picture so soon after, in ms: those who wait would wait as long again. */
const believedMs = 5_000;
let silentAt = -Infinity;

/** Commerce does not hand out an original just now. */
export class PictureUnavailable extends Error {
  /** In so many seconds whoever was told may ask again. */
  static readonly retryAfter = 10;
}

async function fetchOriginal(name: string): Promise<Buffer | null> {
  if (performance.now() - silentAt < believedMs)
    throw new PictureUnavailable(`${name}: not asked for, commerce hangs`);
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  try {
    const response = await fetch(`${env.COMMERCE_URL}/static/${encodeURIComponent(name)}`, { signal });
    // commerce says 401 of what is not for everybody, and 400 of what can be no name
    if (response.status >= 400 && response.status < 500) return null;
    if (!response.ok) throw new PictureUnavailable(`${name}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof PictureUnavailable) throw error;
    if (signal.aborted) silentAt = performance.now();
    throw new PictureUnavailable(`${name}: ${String(error)}`, { cause: error });
  }
}

/** The picture as it was given to the shop; null when there is none of that name. @throws PictureUnavailable */
const original = ({ origin, name }: MediaRequest): Promise<Buffer | null> =>
  origin === "site"
    ? readFile(path.join(sitePictures, `${name}.webp`)).catch(() => null)
    : fetchOriginal(name);

async function resize(source: Buffer, request: MediaRequest, file: string): Promise<Buffer> {
  const resized = sharp(source, { limitInputPixels: pictureLimits.pixels })
    .rotate()
    .resize({ width: request.width, withoutEnlargement: true });
  const picture = await (
    request.format === "avif"
      ? resized.avif({ quality: 52, effort: 2 })
      : resized.webp({ quality: 76, effort: 4 })
  ).toBuffer();
  await mkdir(cacheDir, { recursive: true });
  // written beside and renamed, so that nobody ever reads half a picture
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
}

async function make(request: MediaRequest, file: string): Promise<Buffer | null> {
  const source = await original(request);
  return source && encode(() => resize(source, request, file));
}

/**
 * A picture in the asked width and format, kept on disk once made; equal requests wait for one another.
 * @returns null when there is no such picture
 * @throws PictureUnavailable when commerce does not hand it out just now, Error when the original is no picture
 */
export async function picture(request: MediaRequest): Promise<Buffer | null> {
  const { origin, name, width, format } = request;
  const hash = createHash("sha256").update(`${origin}/${name}`).digest("hex").slice(0, 32);
  const file = path.join(cacheDir, `${hash}-${width}.${format}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const running = underWay.get(file);
  if (running) return running;
  const made = inHand(() => make(request, file)).finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}
