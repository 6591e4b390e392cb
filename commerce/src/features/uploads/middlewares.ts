import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { adminLanguage } from "../../platform/admin-language";
import type { PerLanguage } from "../../platform/languages";
import { checkUpload, type UploadProblem } from "./check-upload";

/** Maximum size of a request in bytes; Medusa keeps all its files in memory. */
const maxRequestBytes = 60 * 1024 * 1024;

const together: PerLanguage = {
  de: "Zusammen sind die Dateien größer als 60 MB. Bitte laden Sie sie in kleineren Gruppen hoch.",
  it: "Insieme i file superano i 60 MB. Caricarli in gruppi più piccoli.",
  en: "Together the files are larger than 60 MB. Please upload them in smaller groups.",
};

/** HTTP status, and message shown after the name of a rejected file. */
const refusals: Readonly<Record<UploadProblem, { status: number; text: PerLanguage }>> = {
  type: {
    status: 415,
    text: {
      de: "Das ist kein Bild, das der Shop zeigen kann. Bitte laden Sie JPEG, PNG, WebP, AVIF oder GIF hoch.",
      it: "Non è un’immagine che il negozio può mostrare. Sono adatti i formati JPEG, PNG, WebP, AVIF o GIF.",
      en: "This is not a picture the shop can show. Please upload JPEG, PNG, WebP, AVIF or GIF.",
    },
  },
  bytes: {
    status: 413,
    text: {
      de: "Die Datei ist größer als 20 MB. Bitte laden Sie eine kleinere hoch.",
      it: "Il file supera i 20 MB. Caricarne uno più piccolo.",
      en: "The file is larger than 20 MB. Please upload a smaller one.",
    },
  },
  pixels: {
    status: 422,
    text: {
      de: "Das Bild hat mehr als 40 Megapixel. Bitte verkleinern Sie es; 2400 Pixel in der Breite genügen.",
      it: "L’immagine ha più di 40 megapixel. Ridurla prima di caricarla: bastano 2400 pixel di larghezza.",
      en: "The picture has more than 40 megapixels. Please make it smaller; 2400 pixels across are enough.",
    },
  },
  broken: {
    status: 422,
    text: {
      de: "Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.",
      it: "L’immagine è danneggiata o incompleta. Salvarla di nuovo e ricaricarla.",
      en: "The picture is damaged or incomplete. Please save it anew and upload it again.",
    },
  },
};

const refuse = (res: MedusaResponse, status: number, message: string): void => {
  res.status(status).json({ type: "invalid_data", message });
};

/** Rejects uploads before they are read into memory: too large in total (413), or of unknown length (411). */
function limitUploadBytes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const length = req.headers["content-length"];
  if (!req.is("multipart/form-data")) next();
  else if (length === undefined) refuse(res, 411, "Length Required");
  else if (Number(length) > maxRequestBytes) refuse(res, 413, together[adminLanguage(req)]);
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
      const { status, text } = refusals[checked.problem];
      refuse(res, status, `${nameOf(file)}: ${text[adminLanguage(req)]}`);
      return;
    }
    file.originalname = checked.name;
    file.mimetype = checked.mimeType;
  }
  next();
}

/** Middlewares for uploads in the admin; registered in api/middlewares.ts. */
export const uploadMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [limitUploadBytes] },
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [checkUploads] },
];
