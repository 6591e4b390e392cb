/** What a buyer may give who asks for an invoice, in the order in which it is asked and shown. */
export const invoiceFields = ["company", "vat_id", "codice_fiscale", "sdi_code", "pec"] as const;

/** What a buyer gave who asked for an invoice; "" where not given. */
export type InvoiceRequest = Record<(typeof invoiceFields)[number], string>;
