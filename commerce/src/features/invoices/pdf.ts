import pdfmake from "pdfmake";
import { fontFiles, isFontFile } from "./pdf-fonts";
import { layoutOf, type PdfPage } from "./pdf-layout";
import { documentTexts } from "./document-texts";

pdfmake.setFonts(fontFiles);
// nothing a shopper typed may make it read a file or call an address
pdfmake.setLocalAccessPolicy(isFontFile);
pdfmake.setUrlAccessPolicy(() => false);

/** Draws pages that were laid out: fonts embedded, text to select. */
export const renderPdf = (layout: Parameters<typeof pdfmake.createPdf>[0]): Promise<Buffer> =>
  pdfmake.createPdf(layout).getBuffer();

/** Draws a document: A4, fonts embedded, text to select. */
export const drawPdf = (paper: PdfPage): Promise<Buffer> => renderPdf(layoutOf(paper));

/** Name of its file, `Rechnung-F-2026-0042.pdf`. */
export const fileName = ({ kind, language, label }: Pick<PdfPage, "kind" | "language" | "label">): string =>
  `${documentTexts[language].files[kind]}-${label}.pdf`;
