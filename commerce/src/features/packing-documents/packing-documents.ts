import { renderPdf } from "../invoices/pdf";
import type { PackingDocumentKind } from "../fulfilment/packing-document-types";
import { addressLabels, addressLabelSheets, giftCards, packingSlips } from "./packing-layouts";
import type { PackingSheet } from "./packing-sheet";

/** Parcels are posted in Italy, so foreign countries are written in Italian, whatever the admin's language. */
const senderCountry = "it";

/** Renders the documents of some orders, one page each except on label sheets; null when there is nothing to print. */
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
      return sheets.length > 0 ? renderPdf(addressLabels(sheets, senderCountry)) : null;
    case "address-label-sheets":
      return sheets.length > 0 ? renderPdf(addressLabelSheets(sheets, senderCountry)) : null;
  }
}
