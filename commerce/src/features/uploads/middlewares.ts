import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { refusalsFor } from "../../platform/admin-language";
import { checkUpload, type UploadProblem } from "./check-upload";

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
async function checkUploads(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
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
}

export const uploadMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [limitUploadBytes] },
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [checkUploads] },
];
