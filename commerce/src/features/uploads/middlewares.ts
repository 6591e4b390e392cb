import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaRequestHandler,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { refusalsFor } from "../../platform/admin-language";
import { pictureLimits } from "@su-turrone/contract/limits";
import sharp from "sharp";

type UploadProblem = "type" | "bytes" | "pixels" | "broken";

/** An accepted file, with the name and type that match its content; or the reason why it was rejected. */
type CheckedUpload = { name: string; mimeType: string } | { problem: UploadProblem };

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
async function checkUpload({ name, content }: { name: string; content: Buffer }): Promise<CheckedUpload> {
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

/** Maximum size of a request in bytes; Medusa keeps all its files in memory. */
const maxRequestBytes = 60 * 1024 * 1024;

const statusOf: Readonly<Record<UploadProblem, number>> = { type: 415, bytes: 413, pixels: 422, broken: 422 };

const refuse = (res: MedusaResponse, status: number, message: string): void => {
  res.status(status).json({ type: "invalid_data", message });
};

/** Rejects uploads before they are read into memory: too large in total (413), or of unknown length (411). */
function limitUploadBytes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const length = req.headers["content-length"];
  if (!req.is("multipart/form-data")) next();
  else if (length === undefined) refuse(res, 411, "Length Required");
  else if (Number(length) > maxRequestBytes) refuse(res, 413, refusalsFor(req).upload.together);
  else next();
}

/** A file as passed by Medusa's own middleware (multer) to its route. */
interface ReceivedFile {
  originalname: string;
  mimetype: string;
  buffer: Buffer;
}

/** File names are sent in UTF-8, but multer decodes them as Latin-1. */
const nameOf = (file: ReceivedFile): string => Buffer.from(file.originalname, "latin1").toString("utf8");

/** Rejects files that are not pictures the shop can show; sets the MIME type of all others from their content. */
const checkUploads: MedusaRequestHandler = async (req, res, next) => {
  const files = (req as MedusaRequest & { files?: ReceivedFile[] }).files ?? [];
  for (const file of files) {
    const checked = await checkUpload({ name: nameOf(file), content: file.buffer });
    if ("problem" in checked) {
      const text = refusalsFor(req).upload[checked.problem];
      refuse(res, statusOf[checked.problem], `${nameOf(file)}: ${text}`);
      return;
    }
    file.originalname = checked.name;
    file.mimetype = checked.mimeType;
  }
  next();
};

export const uploadMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [limitUploadBytes] },
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [checkUploads] },
];
