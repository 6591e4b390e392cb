import { pictureLimits } from "@su-turrone/contract/limits";
import sharp from "sharp";

/** An uploaded file: its name and type are as stated by the sender. */
export interface SentFile {
  name: string;
  content: Buffer;
}

export type UploadProblem = "type" | "bytes" | "pixels" | "broken";

/** An accepted file, with the name and type that match its content; or the reason why it was rejected. */
export type CheckedUpload = { name: string; mimeType: string } | { problem: UploadProblem };

interface Kind {
  mimeType: string;
  /** Allowed file extensions; the first one is the default. */
  endings: readonly [string, ...string[]];
}

/** Accepted picture formats, by sharp's name of the detected format. No SVG, because it can contain scripts. */
const pictures: Readonly<Record<string, Kind>> = {
  jpeg: { mimeType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { mimeType: "image/png", endings: ["png"] },
  webp: { mimeType: "image/webp", endings: ["webp"] },
  heif: { mimeType: "image/avif", endings: ["avif"] },
  gif: { mimeType: "image/gif", endings: ["gif"] },
};

const nameAndEnding = /^(.*?)(?:\.([^.]*))?$/s;

/** The file name with an extension that matches the content: files are served with the MIME type of their extension. */
function withEnding(name: string, { endings }: Kind): string {
  const [, base = "", ending = ""] = nameAndEnding.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${base}.${endings[0]}`;
}

/** Whether the content is text, like the CSV files of Medusa's product import. */
function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(content).includes("\0");
  } catch {
    return false;
  }
}

/** Metadata of a picture, read without decoding it; null when there is none. */
const leadingBytesOf = (content: Buffer) =>
  sharp(content, { limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => null);

/** Whether the whole picture can be decoded, by the same rules as when the storefront resizes it. */
const isReadable = (content: Buffer): Promise<boolean> =>
  sharp(content, { limitInputPixels: pictureLimits.pixels })
    .resize(1, 1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Checks a file uploaded in the admin: pictures are accepted by their content, whatever their name, and .csv files for
 * the product import.
 */
export async function checkUpload({ name, content }: SentFile): Promise<CheckedUpload> {
  if (content.length > pictureLimits.bytes) return { problem: "bytes" };
  if (/\.csv$/i.test(name) && isText(content)) return { name, mimeType: "text/csv" };
  const head = await leadingBytesOf(content);
  const kind = head && pictures[head.format];
  if (!kind || (head.format === "heif" && head.compression !== "av1")) return { problem: "type" };
  // height is the sum of all frames
  if (head.width * head.height > pictureLimits.pixels) return { problem: "pixels" };
  if (!(await isReadable(content))) return { problem: "broken" };
  return { name: withEnding(name, kind), mimeType: kind.mimeType };
}
