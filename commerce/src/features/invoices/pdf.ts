import pdfmake from "pdfmake";
import type { MedusaResponse } from "@medusajs/framework/http";
import { fontFiles, isFontFile } from "./text-runs";
import { layoutOf, type PdfPage } from "./pdf-layout";
import { textsOf } from "../../texts";

pdfmake.setFonts(fontFiles);
// text entered by shoppers must not cause access to files or URLs
pdfmake.setLocalAccessPolicy(isFontFile);
pdfmake.setUrlAccessPolicy(() => false);

/** Renders a laid-out document: embedded fonts, selectable text. */
export const renderPdf = (layout: Parameters<typeof pdfmake.createPdf>[0]): Promise<Buffer> =>
  pdfmake.createPdf(layout).getBuffer();

/** Renders a document on A4: embedded fonts, selectable text. */
export const drawPdf = (pdfPage: PdfPage): Promise<Buffer> => renderPdf(layoutOf(pdfPage));

/** File name of a document, `Rechnung-F-2026-0042.pdf`. */
export const fileName = ({ kind, language, label }: Pick<PdfPage, "kind" | "language" | "label">): string =>
  `${textsOf("documents", language).invoice.files[kind]}-${label}.pdf`;

/** Responds with a document as a named download that is not cached. */
export async function sendPdf(res: MedusaResponse, pdfPage: PdfPage): Promise<void> {
  const pdf = await drawPdf(pdfPage);
  res.setHeader("content-type", "application/pdf");
  res.setHeader("content-disposition", `attachment; filename="${fileName(pdfPage)}"`);
  res.setHeader("cache-control", "private, no-store");
  res.status(200).send(pdf);
}
