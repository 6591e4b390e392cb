import pdfmake from "pdfmake";
import { fontFiles, isFontFile } from "./fonts";
import { layoutOf, type Paper } from "./layout";
import { documentTexts } from "./texts";

pdfmake.setFonts(fontFiles);
// nothing a shopper typed may make it read a file or call an address
pdfmake.setLocalAccessPolicy(isFontFile);
pdfmake.setUrlAccessPolicy(() => false);

/** Draws a document: A4, fonts embedded, text to select. */
export const drawPdf = (paper: Paper): Promise<Buffer> => pdfmake.createPdf(layoutOf(paper)).getBuffer();

/** Name of its file, `Rechnung-F-2026-0042.pdf`. */
export const fileName = ({ kind, language, label }: Pick<Paper, "kind" | "language" | "label">): string =>
  `${documentTexts[language].files[kind]}-${label}.pdf`;
