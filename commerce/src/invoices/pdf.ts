import path from "node:path";
import pdfmake from "pdfmake";
import { layoutOf, type Paper } from "./layout";
import { documentTexts } from "./texts";

/** Folder of the fonts that come with pdfmake; they are embedded, so the document looks the same everywhere. */
const fontFolder = path.join(path.dirname(require.resolve("pdfmake/package.json")), "fonts", "Roboto");
const font = (style: string): string => path.join(fontFolder, `Roboto-${style}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font("Regular"),
    bold: font("Medium"),
    italics: font("Italic"),
    bolditalics: font("MediumItalic"),
  },
});
// nothing a shopper typed may make it read a file or call an address
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === fontFolder);
pdfmake.setUrlAccessPolicy(() => false);

/** Draws a document: A4, fonts embedded, text to select. */
export const drawPdf = (paper: Paper): Promise<Buffer> => pdfmake.createPdf(layoutOf(paper)).getBuffer();

/** Name of its file, `Rechnung-F-2026-0042.pdf`. */
export const fileName = ({ kind, language, label }: Pick<Paper, "kind" | "language" | "label">): string =>
  `${documentTexts[language].files[kind]}-${label}.pdf`;
