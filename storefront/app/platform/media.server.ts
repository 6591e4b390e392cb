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
const underWay = new Map<string, Promise<Buffer | null>>();
const cacheDir = path.join(env.DATA_DIR, "media");
const sitePictures = path.join(process.cwd(), "pictures");

/** The picture as it was given to the shop; null when there is none of that name. */
async function original({ origin, name }: MediaRequest): Promise<Buffer | null> {
  if (origin === "site") return readFile(path.join(sitePictures, `${name}.webp`)).catch(() => null);
  const response = await fetch(`${env.COMMERCE_URL}/static/${encodeURIComponent(name)}`, {
    signal: AbortSignal.timeout(10_000),
  });
  // commerce says 401 of what is not for everybody, and 400 of what can be no name
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`original of ${name}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function make(request: MediaRequest, file: string): Promise<Buffer | null> {
  const source = await original(request);
  if (!source) return null;
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

/**
 * A picture in the asked width and format, kept on disk once made; equal requests wait for one another.
 * @returns null when there is no such picture
 * @throws Error when commerce cannot be reached or the original is no picture
 */
export async function picture(request: MediaRequest): Promise<Buffer | null> {
  const { origin, name, width, format } = request;
  const hash = createHash("sha256").update(`${origin}/${name}`).digest("hex").slice(0, 32);
  const file = path.join(cacheDir, `${hash}-${width}.${format}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const running = underWay.get(file);
  if (running) return running;
  const made = encode(() => make(request, file)).finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
}
