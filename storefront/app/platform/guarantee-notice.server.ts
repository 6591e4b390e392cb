import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "./env.server";

/** Folder in which the owner places the official notices. */
export const noticesDir = path.join(env.DATA_DIR, "notices");

const extensions = ["svg", "png", "webp"] as const;

/**
 * URL of the official EU notice on the legal guarantee in a language (directive (EU) 2024/825): a file
 * `guarantee.<language>.svg`, `.png` or `.webp` added by the owner; null if there is none. The shop must not draw its
 * own.
 */
export function guaranteeNotice(language: string): string | null {
  const file = extensions
    .map((extension) => `guarantee.${language}.${extension}`)
    .find((name) => existsSync(path.join(noticesDir, name)));
  return file ? `/notices/${file}` : null;
}
