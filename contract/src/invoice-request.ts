/** Invoice details a buyer may enter, in the order they are asked for and shown. */
export const invoiceFields = ["company", "vat_id", "codice_fiscale", "sdi_code", "pec"] as const;

/** Invoice details entered by a buyer; "" if not given. */
export type InvoiceRequest = Record<(typeof invoiceFields)[number], string>;
