/** The buyer's requests at checkout beyond the goods. */
export interface BuyerRequests {
  /** Delivery notes for the carrier; "" if there are none. */
  notes: string;
  /** The order is a gift; can be set on the product page or at checkout, and unset there too. */
  gift: boolean;
  /** Text of the gift card in the parcel; "" if none is wanted. */
  gift_message: string;
  /** null if no business invoice was requested. */
  invoice: InvoiceRequest | null;
}

export const noBuyerRequests: BuyerRequests = { notes: "", gift: false, gift_message: "", invoice: null };

/** Whether the buyer is known by name: of a gift, the only name may be that of the person who receives it. Pure. */
export const isBuyerNamed = (gift: boolean, name: string, recipient: readonly string[]): boolean =>
  !gift || !recipient.includes(name);

/** Invoice details a buyer may enter, in the order they are asked for and shown. */
export const invoiceFields = ["company", "vat_id", "codice_fiscale", "sdi_code", "pec"] as const;

export type InvoiceField = (typeof invoiceFields)[number];

/** Only for buyers in Italy, whose invoices go through the national exchange system. */
export const italianFields: readonly InvoiceField[] = ["codice_fiscale", "sdi_code", "pec"];

/** Invoice details entered by a buyer; "" if not given. */
export type InvoiceRequest = Record<InvoiceField, string>;

export const noInvoice: InvoiceRequest = {
  company: "",
  vat_id: "",
  codice_fiscale: "",
  sdi_code: "",
  pec: "",
};

/** What may be wrong with a field of an invoice request. */
export const invoiceErrors = [
  "vat_id",
  "vat_id_foreign",
  "codice_fiscale",
  "sdi_code",
  "pec",
  "tax_id_missing",
  "company_missing",
] as const;

export type InvoiceError = (typeof invoiceErrors)[number] | "too_long";
