import { pictureLimits } from "@su-turrone/contract/pictures";
import sharp from "sharp";

/** A file as it was sent: its name and type are what the sender says of it. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** Why a file is not taken. */
export type UploadProblem = "type" | "bytes" | "pixels" | "broken";

/** A file that is taken, with the name and type that its content has; or why it is not. */
export type CheckedUpload = { name: string; mimeType: string } | { problem: UploadProblem };

interface Kind {
  mimeType: string;
  /** Endings of names it may have; the first is the usual one. */
  endings: readonly [string, ...string[]];
}

/** Pictures that are taken, by the name sharp has for what it finds in a file. No SVG: it can hold scripts. */
const pictures: Readonly<Record<string, Kind>> = {
  jpeg: { mimeType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { mimeType: "image/png", endings: ["png"] },
  webp: { mimeType: "image/webp", endings: ["webp"] },
  heif: { mimeType: "image/avif", endings: ["avif"] },
  gif: { mimeType: "image/gif", endings: ["gif"] },
};

const nameAndEnding = /^(.*?)(?:\.([^.]*))?$/s;

/** The name with an ending that fits the content: files are served with the type of their ending. */
function withEnding(name: string, { endings }: Kind): string {
  const [, base = "", ending = ""] = nameAndEnding.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${base}.${endings[0]}`;
}

/** Whether the content is text, as that of the tables Medusa's import of products takes. */
function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(content).includes("\0");
  } catch {
    return false;
  }
}

/** What the head of a picture says, which is read without unfolding it; null where there is none. */
const headOf = (content: Buffer) =>
  sharp(content, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => null);

/** Whether the whole picture can be read, by the same rules as where the storefront resizes it. */
const isReadable = (content: Buffer): Promise<boolean> =>
  sharp(content, { limitInputPixels: pictureLimits.pixels })
    .resize(1, 1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Says of a file that somebody uploads in the admin whether it is taken: pictures by what is in them, whatever they are called, and
 * tables (.csv) for the import of products.
 */
export async function checkUpload({ name, content }: SentFile): Promise<CheckedUpload> {
  if (content.length > pictureLimits.bytes) return { problem: "bytes" };
  if (/\.csv$/i.test(name) && isText(content)) return { name, mimeType: "text/csv" };
  const head = await headOf(content);
  const kind = head && pictures[head.format];
  if (!kind || (head.format === "heif" && head.compression !== "av1")) return { problem: "type" };
  // height is that of all frames one above the other
  if (head.width * head.height > pictureLimits.pixels) return { problem: "pixels" };
  if (!(await isReadable(content))) return { problem: "broken" };
  return { name: withEnding(name, kind), mimeType: kind.mimeType };
}
