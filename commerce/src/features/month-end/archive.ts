import { PassThrough, Readable } from "node:stream";
import yazl from "yazl";
import type { StoredDocument } from "../../modules/invoices/service";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { fatturaPa } from "../invoices/fattura-pa";
import { orderDocumentOf } from "../invoices/order-document";
import { drawPdf, fileName } from "../invoices/pdf";
import { monthEndTables } from "./month-end-tables";
import { monthEndCsv, type MonthWithDocuments } from "./tables";

/** Renders a document when the archive reaches it, so that only one at a time is in memory. */
function addPdf(zip: yazl.ZipFile, folder: string, document: StoredDocument): void {
  const paper = orderDocumentOf(document);
  zip.addReadStreamLazy(`${folder}/${fileName(paper)}`, { mtime: document.issued_at }, (use) => {
    drawPdf(paper).then(
      (pdf) => use(null, Readable.from([pdf])),
      (error: unknown) => use(error, Readable.from([])),
    );
  });
}

/** File name of a month's archive. */
export const archiveName = (month: string, language: Language): string =>
  `${textsOf("documents", language).monthEnd.archive}-${month}.zip`;

/**
 * Everything of a month in one ZIP: the tables, every document as PDF, and FatturaPA files for buyers who requested an
 * invoice. A rendering error is emitted on the stream.
 */
export function archiveOf(month: MonthWithDocuments, language: Language): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const { folders } = textsOf("documents", language).monthEnd;
  for (const table of monthEndTables) {
    const { name, csv } = monthEndCsv(table, month, language);
    zip.addBuffer(Buffer.from(csv), name);
  }
  for (const document of month.documents) {
    addPdf(zip, folders.pdf, document);
    if (document.snapshot.request) {
      const { name, xml } = fatturaPa(document);
      zip.addBuffer(Buffer.from(xml), `${folders.xml}/${name}`, { mtime: document.issued_at });
    }
  }
  zip.end();
  return output;
}
