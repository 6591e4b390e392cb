import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env.server";

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

  /** Stores a picture, and once a day deletes those nobody asks for: the folder only grows here. */
  async store(name: string, picture: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, name);
    // write to a temporary file and rename it, so that no reader sees a partial picture
    const temporaryFile = `${file}.${process.pid}.tmp`;
    await writeFile(temporaryFile, picture);
    await rename(temporaryFile, file);
    if (Date.now() - this.#sweptAt < dayMs) return;
    this.#sweptAt = Date.now();
    await this.#sweep();
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
