import { renderPdf } from "../invoices/pdf";
import type { PackingDocumentKind } from "../fulfilment/packing-document-types";
import { addressLabels, addressLabelSheets, giftCards, packingSlips } from "./packing-layouts";
import type { PackingSheet } from "./packing-sheet";

/** Parcels are posted in Italy, so a country abroad is named in Italian, whoever reads the admin. */
const postedIn = "it";

/** Draws what is printed for some orders, a page each but on sheets of labels; null where there is nothing to print. */
export function drawPackingDocument(
  kind: PackingDocumentKind,
  sheets: readonly PackingSheet[],
): Promise<Buffer> | null {
  switch (kind) {
    case "packing-slips":
      return sheets.length > 0 ? renderPdf(packingSlips(sheets)) : null;
    case "gift-cards":
      return sheets.some(({ gift_message: text }) => text !== "") ? renderPdf(giftCards(sheets)) : null;
    case "address-labels":
      return sheets.length > 0 ? renderPdf(addressLabels(sheets, postedIn)) : null;
    case "address-label-sheets":
      return sheets.length > 0 ? renderPdf(addressLabelSheets(sheets, postedIn)) : null;
  }
}
