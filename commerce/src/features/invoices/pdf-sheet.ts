import type { Content, createPdf, TableCell } from "pdfmake";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import type { Buyer, DocumentSnapshot } from "../../modules/invoices/snapshot";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { brandLine, brandName, colours, markSvg } from "@su-turrone/contract/brand";
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

/** Head of every sheet: logo, name and claim of the shop, and the seller below. */
export const sheetHead = (language: Language, seller: readonly string[]): Content => ({
  stack: [
    {
      columns: [
        { svg: markSvg, width: 34 },
        {
          stack: [
            { text: brandName, fontSize: 15, bold: true },
            { text: brandLine[language], color: grey },
          ],
          width: "*",
        },
      ],
      columnGap: 12,
    },
    { text: seller.join("\n"), color: grey, margin: [0, 10, 0, 0] },
  ],
  margin: [0, 0, 0, 26],
});

export function sellerHead(language: Language, { seller }: DocumentSnapshot): Content {
  const { vatId } = textsOf("documents", language).invoice;
  return sheetHead(language, [
    seller.name,
    `${seller.street}, ${seller.postal_code} ${seller.city}`,
    `${vatId} ${seller.vat_id} · REA ${seller.rea} · ${seller.email}`,
  ]);
}

/** Who pays, and who receives the goods. */
export function addresses(language: Language, { buyer, ship_to }: DocumentSnapshot) {
  const t = textsOf("documents", language).invoice;
  const column = (title: string, to: Buyer) => ({
    stack: [{ text: title, color: grey }, ...addressLines(to, language)],
    width: "*",
  });
  return { columns: [column(t.billTo, buyer), column(t.shipTo, ship_to)], columnGap: 20 };
}

export type Layout = Parameters<typeof createPdf>[0];

/** An A4 document about an order. @param foot text at the foot of each page, before its number */
export const a4Layout = (
  { language, snapshot }: { language: Language; snapshot: DocumentSnapshot },
  { title, order, foot, page }: Readonly<Record<"title" | "order" | "foot" | "page", string>>,
  content: Content[],
): Layout => ({
  pageSize: "A4",
  pageMargins: [56, 56, 56, 64],
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
    margin: [56, 24, 56, 0],
  }),
});
