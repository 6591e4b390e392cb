import { cartTextLimits } from "@su-turrone/contract/limits";
import type { InvoiceRequest, invoiceFields } from "@su-turrone/contract/buyer-requests";

export type InvoiceField = (typeof invoiceFields)[number];

/** Validation errors of an invoice request; each has its message in checkout.json under `errors`. */
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

export const noInvoice: InvoiceRequest = {
  company: "",
  vat_id: "",
  codice_fiscale: "",
  sdi_code: "",
  pec: "",
};

/** Maximum length of each field in characters; commerce accepts at least as many. */
export const maxLengths = {
  fullName: 100,
  street: 120,
  addition: 120,
  postalCode: 16,
  city: 80,
  ...cartTextLimits,
  /** Each field of an invoice request. */
  invoice: 120,
} as const;
