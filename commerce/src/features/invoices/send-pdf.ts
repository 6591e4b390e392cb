import type { MedusaResponse } from "@medusajs/framework/http";
import type { PdfPage } from "./pdf-layout";
import { drawPdf, fileName } from "./pdf";

/** Responds with a document as a named download that is not cached. */
export async function sendPdf(res: MedusaResponse, pdfPage: PdfPage): Promise<void> {
  const pdf = await drawPdf(pdfPage);
  res.setHeader("content-type", "application/pdf");
  res.setHeader("content-disposition", `attachment; filename="${fileName(pdfPage)}"`);
  res.setHeader("cache-control", "private, no-store");
  res.status(200).send(pdf);
}
