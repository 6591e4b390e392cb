import type { Content, createPdf, TableCell } from "pdfmake";
import { colours } from "@su-turrone/contract/brand";
import { countryName, date, weight } from "@su-turrone/contract/formats";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import {
  addressLines,
  bandStrip,
  brandLabel,
  facts,
  giftRows,
  grey,
  headings,
  linesInCountry,
  right,
  rules,
  sheetHead,
} from "../invoices/pdf-sheet";
import { textRuns } from "../invoices/text-runs";
import type { PackingSheet } from "./packing-sheet";
import { renderPdf } from "../invoices/pdf";
import type { PackingDocumentKind } from "../fulfilment/packing-document-types";

type Layout = Parameters<typeof createPdf>[0];

/** A6 landscape in points: the format of thermal printers, and four fit on A4 landscape. */
const a6 = { width: 419.53, height: 297.64 };
const a6Margin = 24;

/** Maximum number of characters of an address line in large type; longer ones are set smaller. */
const shortAddressLine = 36;

/** Font sizes of a gift card, largest first, with the lines that fit on it and the characters that fit on a line. */
const cardFonts = [
  { fontSize: 20, lines: 6, characters: 30 },
  { fontSize: 12, lines: 10, characters: 52 },
  { fontSize: 9, lines: 13, characters: 70 },
] as const;

/** The largest font size in which a text fits on a gift card; the smallest one if it fits in none. */
function cardFontSize(text: string): number {
  const linesOf = (characters: number): number =>
    text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / characters)), 0);
  const fitting = cardFonts.find(({ lines, characters }) => linesOf(characters) <= lines);
  return (fitting ?? cardFonts[2]).fontSize;
}

const style = { font: "Roboto", lineHeight: 1.15 };

/** Places each content on its own page. */
const pages = (contents: readonly Content[]): Content[] =>
  contents.map((stack, index) => ({
    stack: [stack],
    ...(index > 0 ? { pageBreak: "before" as const } : {}),
  }));

function slip(sheet: PackingSheet): Content {
  const { seller, language, lines, notes } = sheet;
  const t = textsOf("documents", language).packingSlip;
  const noteFacts = [...(notes ? ([[t.notes, notes]] as const) : []), ...giftRows(sheet, language)];
  return {
    stack: [
      sheetHead([seller.name, `${seller.street}, ${seller.postal_code} ${seller.city} · ${seller.email}`]),
      { text: t.shipTo, color: grey },
      ...addressLines(sheet.ship_to, language),
      { text: t.title, fontSize: 20, margin: [0, 26, 0, 8] },
      facts([
        [t.order, sheet.order_number],
        [t.orderDate, date(sheet.ordered_at, language)],
      ]),
      {
        layout: rules,
        margin: [0, 18, 0, 18],
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ["*", "auto", "auto"],
          body: [
            headings(t.columns),
            ...lines.map((line): TableCell[] => [
              {
                text: [
                  ...[textRuns(line.name)].flat(),
                  {
                    text: `\n${[line.sku, line.house_name].filter(Boolean).join(" · ")}`,
                    color: grey,
                    fontSize: 8,
                  },
                ],
              },
              right(line.grams > 0 ? weight(line.grams, language) : ""),
              right(String(line.quantity)),
            ]),
          ],
        },
      },
      ...(sheet.partial ? [{ text: t.rest, margin: [0, 0, 0, 12] as [number, number, number, number] }] : []),
      ...(noteFacts.length > 0 ? [facts(noteFacts)] : []),
    ],
  };
}

/** Packing slips, A4, one order per page, in the buyer's language and without prices. */
export const packingSlips = (sheets: readonly PackingSheet[]): Layout => ({
  pageSize: "A4",
  pageMargins: [56, 56, 56, 64],
  info: { title: sheets.map(({ order_number: number }) => number).join(", ") },
  defaultStyle: { ...style, fontSize: 9.5, color: colours.almond },
  content: pages(sheets.map(slip)),
});

/** Gift cards, A6, with the buyer's text; orders without one are left out. */
export const giftCards = (sheets: readonly PackingSheet[]): Layout => ({
  pageSize: a6,
  pageMargins: [a6Margin * 2, a6Margin * 2, a6Margin * 2, a6Margin * 2],
  defaultStyle: { ...style, lineHeight: 1.3, color: colours.almond },
  content: pages(
    sheets
      .filter(({ gift_message: text }) => text !== "")
      .map(({ gift_message: text }) => ({
        text: textRuns(text),
        alignment: "center" as const,
        fontSize: cardFontSize(text),
      })),
  ),
  header: bandStrip(a6.width),
  // a function: copied for each page, the label would lose the functions of its rules
  footer: () => ({ columns: [{ text: "" }, { width: "auto", stack: [brandLabel(8)] }, { text: "" }] }),
});

/**
 * Country line of a parcel abroad, in upper case as required by postal standards (Universal Postal Union, S42); ""
 * within Italy.
 */
const foreignCountryName = (country: string, language: Language): string =>
  country.toLowerCase() === "it" ? "" : countryName(country, language).toUpperCase();

function label(sheet: PackingSheet, language: Language): Content {
  const { seller, ship_to: recipient } = sheet;
  const maxLineLength = Math.max(
    ...[recipient.name, recipient.attention, recipient.street, recipient.addition, recipient.city].map(
      (text) => text.length,
    ),
  );
  return {
    stack: [
      {
        text: `${seller.name}, ${seller.street}, ${seller.postal_code} ${seller.city}, Italia`,
        fontSize: 8,
        color: grey,
        margin: [0, 0, 0, 28],
      },
      {
        stack: [
          ...linesInCountry(recipient),
          { text: foreignCountryName(recipient.country, language), bold: true },
        ],
        fontSize: maxLineLength > shortAddressLine ? 12 : 17,
        margin: [12, 0, 0, 24],
      },
      { text: `# ${sheet.order_number}`, fontSize: 9 },
      ...(sheet.phone ? [{ text: `Tel. ${sheet.phone}`, fontSize: 9 }] : []),
      { text: textRuns(sheet.notes), fontSize: 9 },
    ],
  };
}

/**
 * Address labels, A6, one order per page. @param language language of country names: that of the country of dispatch
 */
export const addressLabels = (sheets: readonly PackingSheet[], language: Language): Layout => ({
  pageSize: a6,
  pageMargins: [a6Margin, a6Margin, a6Margin, a6Margin],
  defaultStyle: style,
  content: pages(sheets.map((sheet) => label(sheet, language))),
});

const noPadding = {
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** Labels per sheet and per row. */
const perSheet = 4;
const perRow = 2;

/** The same labels on A4 sheets for an ordinary printer: four each, to be cut or printed on label sheets. */
function addressLabelSheets(sheets: readonly PackingSheet[], language: Language): Layout {
  const cells = sheets.map((sheet): TableCell => ({ stack: [label(sheet, language)], margin: a6Margin }));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row): TableCell[] =>
    Array.from({ length: perRow }, (__, column) => cells[row * perRow + column] ?? ""),
  );
  const rowsPerSheet = perSheet / perRow;
  return {
    pageSize: "A4",
    pageOrientation: "landscape",
    pageMargins: 0,
    defaultStyle: style,
    content: pages(
      Array.from({ length: Math.ceil(rows.length / rowsPerSheet) }, (_, page): Content => ({
        layout: { hLineWidth: () => 0, vLineWidth: () => 0, ...noPadding },
        table: {
          widths: [a6.width, a6.width],
          heights: a6.height,
          body: rows.slice(page * rowsPerSheet, (page + 1) * rowsPerSheet),
        },
      })),
    ),
  };
}

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
