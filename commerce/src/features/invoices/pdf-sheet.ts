import type { Content, createPdf, TableCell } from "pdfmake";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import type { Buyer, DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { bandColours } from "@su-turrone/contract/bands";
import { brandName, colours, labelLine } from "@su-turrone/contract/brand";
import { townLines } from "@su-turrone/contract/provinces";
import { countryName } from "@su-turrone/contract/formats";
import { textRuns } from "./text-runs";

export type GiftRequest = Pick<BuyerRequests, "gift" | "gift_message">;

/** Colour of secondary texts. */
export const grey = colours.chestnut;

/** Distance between table columns, in points. */
const columnDistance = 18;

export const right = (text: string, options: object = {}): TableCell => ({
  text,
  alignment: "right",
  ...options,
});

/** Headings of a table; all columns but the first are right-aligned. */
export const headings = (texts: readonly string[]): TableCell[] =>
  texts.map((text, index) => ({ text, color: grey, alignment: index === 0 ? "left" : "right" }));

const linesOf = (texts: readonly string[]): Content[] =>
  texts.filter(Boolean).map((text) => ({ text: textRuns(text) }));

/** Address lines without the country. */
export const linesInCountry = (buyer: Buyer): Content[] =>
  linesOf([buyer.name, buyer.attention, buyer.street, buyer.addition, ...townLines(buyer)]);

/** Address lines with the country in the reader's language. */
export const addressLines = (buyer: Buyer, language: Language): Content[] => [
  ...linesInCountry(buyer),
  ...linesOf([countryName(buyer.country, language)]),
];

/** Table layout with thin lines between rows. */
export const rules = {
  hLineWidth: (row: number, node: { table: { body: unknown[] } }) =>
    row === 0 || row === node.table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => colours.edge,
  // all columns but the first are right-aligned, so the distance is on their left
  paddingLeft: (column: number) => (column === 0 ? 0 : columnDistance),
  paddingRight: () => 0,
};

/** Labels and values in two columns. */
export const facts = (rows: readonly (readonly [string, string])[]): Content => ({
  layout: "noBorders",
  table: {
    widths: ["auto", "*"],
    body: rows.map(([label, value]) => [{ text: label, color: grey }, { text: textRuns(value) }]),
  },
});

/** The text of a gift's card, or that it is a gift without one. */
export function giftRows({ gift, gift_message: text }: GiftRequest, language: Language): [string, string][] {
  const t = textsOf("documents", language).gift;
  if (text !== "") return [[t.card, text]];
  return gift ? [[t.title, t.noCard]] : [];
}

/** The strip of the nine bands. @param width in points */
export function bandStrip(width: number): Content {
  const bands = Object.values(bandColours);
  const w = width / bands.length;
  return {
    canvas: bands.map((color, index) => ({ type: "rect" as const, x: index * w, y: 0, w, h: 3, color })),
  };
}

const frame = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => bandColours.mandorle,
  vLineColor: () => bandColours.mandorle,
  paddingLeft: () => 1.6,
  paddingRight: () => 1.6,
  paddingTop: () => 1.6,
  paddingBottom: () => 1.6,
};

const framed = (content: Content): Content => ({ layout: frame, table: { body: [[content]] } });

/** The label of the packaging. @param fontSize of the shop's name */
export const brandLabel = (fontSize: number): Content =>
  framed(
    framed({
      stack: [
        { text: brandName.toUpperCase(), fontSize, characterSpacing: fontSize * 0.14 },
        { text: labelLine.toUpperCase(), fontSize: fontSize * 0.45, characterSpacing: fontSize * 0.06 },
      ],
      alignment: "center",
      color: colours.almond,
      margin: [fontSize * 0.8, fontSize * 0.3, fontSize * 0.8, fontSize * 0.2],
    }),
  );

/** Left and right margins of a sheet, in points. */
const sheetMargin = 56;

/** Head of every sheet: the strip, the label, and the seller beside it. */
export const sheetHead = (seller: readonly string[]): Content => ({
  stack: [
    bandStrip(595.28 - 2 * sheetMargin),
    {
      columns: [
        { width: "auto", stack: [brandLabel(15)] },
        { text: seller.join("\n"), color: grey, alignment: "right", margin: [0, 4, 0, 0] },
      ],
      margin: [0, 14, 0, 0],
    },
  ],
  margin: [0, 0, 0, 26],
});

export function sellerHead(language: Language, { seller }: DocumentSnapshot): Content {
  const { vatId } = textsOf("documents", language).invoice;
  return sheetHead([
    seller.name,
    `${seller.street}, ${seller.postal_code} ${seller.city}`,
    `${vatId} ${seller.vat_id} · REA ${seller.rea} · ${seller.email}`,
  ]);
}

/** Who pays, and who receives the goods. */
export function addresses(language: Language, { buyer, ship_to, parcels: count }: DocumentSnapshot) {
  const t = textsOf("documents", language).invoice;
  const column = (title: string, lines: Content[]) => ({
    stack: [{ text: title, color: grey }, ...lines],
    width: "*",
  });
  const to =
    count === undefined
      ? addressLines(ship_to, language)
      : linesOf([fill(textsOf("orderMails", language).order.toList, { count })]);
  return { columns: [column(t.billTo, addressLines(buyer, language)), column(t.shipTo, to)], columnGap: 20 };
}

export type Layout = Parameters<typeof createPdf>[0];

/** An A4 document about an order. @param foot text at the foot of each page, before its number */
export const a4Layout = (
  { language, snapshot }: { language: Language; snapshot: DocumentSnapshot },
  { title, order, foot, page }: Readonly<Record<"title" | "order" | "foot" | "page", string>>,
  content: Content[],
): Layout => ({
  pageSize: "A4",
  pageMargins: [sheetMargin, 56, sheetMargin, 64],
  language,
  info: { title, author: snapshot.seller.name, subject: `${order} ${snapshot.order_number}` },
  displayTitle: true,
  defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.15, color: colours.almond },
  content,
  footer: (current, count) => ({
    text: `${foot} · ${fill(page, { current, count })}`,
    alignment: "center",
    color: grey,
    fontSize: 8,
    margin: [sheetMargin, 24, sheetMargin, 0],
  }),
});
