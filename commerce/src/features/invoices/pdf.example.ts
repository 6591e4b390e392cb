import { extractText, getDocumentProxy } from "unpdf";
import type { DocumentSnapshot } from "../../modules/invoices/snapshot";
import { document } from "./fattura-pa.example";
import { drawPdf, type PdfPage } from "./pdf";

/** An order of one line with shipping, a discount and a transfer. */
export const snapshot: DocumentSnapshot = {
  order_number: "1042",
  // half past midnight in Tonara
  ordered_at: "2026-12-01T23:30:00.000Z",
  supplied_at: "2026-12-03T09:00:00.000Z",
  seller: document.snapshot.seller,
  buyer: {
    name: "Łucja Müller-Ößling",
    attention: "",
    street: "Lindenweg 4",
    addition: "",
    postal_code: "80331",
    city: "München",
    province: "",
    country: "de",
  },
  ship_to: {
    name: "Grazia Deledda",
    attention: "",
    street: "Via Monte Granatico 1",
    addition: "Scala B",
    postal_code: "08039",
    city: "Tonara",
    province: "NU",
    country: "it",
  },
  request: null,
  payment: "bank_transfer",
  lines: [
    {
      name: "Mandeltorrone, 300 g",
      sku: "ST-MAN-0300",
      grams: 300,
      quantity: 2,
      unit_cents: 1290,
      per_kg_cents: 4300,
      total_cents: 2580,
      rate: 7,
    },
  ],
  shipping_cents: 690,
  shipping_rate: 7,
  discount_cents: 258,
  taxes: [{ rate: 7, net_cents: 2815, vat_cents: 197, gross_cents: 3012 }],
  total_cents: 3012,
  corrects: null,
};

export const paper: PdfPage = {
  kind: "invoice",
  language: "de",
  label: "F-2026-0042",
  issued_at: "2026-12-03T09:00:00.000Z",
  snapshot,
  transfer: null,
  invoice_coming: false,
  gift: null,
};

/** Text of a document with whitespace collapsed. */
export async function textIn(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, " ");
}

export const textOf = async (given: PdfPage): Promise<string> => textIn(await drawPdf(given));
