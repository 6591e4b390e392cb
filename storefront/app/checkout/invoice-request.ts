import type { InvoiceRequest } from "~/commerce/types";

/** The fields of an invoice request in the order of the form. */
export const invoiceFieldNames = ["company", "vatId", "codiceFiscale", "sdiCode", "pec"] as const;

export type InvoiceField = (typeof invoiceFieldNames)[number];

/** Why one of them was refused; each has its message in checkout.json under `errors`. */
export const invoiceErrors = ["vat_id", "codice_fiscale", "sdi_code", "pec", "tax_id_missing"] as const;

export type InvoiceError = (typeof invoiceErrors)[number] | "too_long";

/** Nothing given. */
export const noInvoice: InvoiceRequest = { company: "", vatId: "", codiceFiscale: "", sdiCode: "", pec: "" };

/** Longest entry; commerce takes up to 255, and 120 for a company. */
const longest = 120;

/** An Italian VAT number: eleven digits, the last a check digit by Luhn's rule (D.P.R. 633/1972 art. 35). */
function isPartitaIva(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Sixteen letters and digits of a person, or the eleven digits of a company (D.M. 23/12/1976). */
const isCodiceFiscale = (code: string): boolean =>
  /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/.test(code) || isPartitaIva(code);

const compact = (text: string): string => text.replace(/[\s./-]+/g, "").toUpperCase();

/** The Italian rules; what is empty is asked for only where nothing says who the buyer is. */
function italianErrors(given: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> {
  const { vatId, codiceFiscale, sdiCode, pec } = given;
  return {
    ...(vatId !== "" && !isPartitaIva(vatId.replace(/^IT/, "")) ? { vatId: "vat_id" } : {}),
    ...(vatId === "" && codiceFiscale === "" ? { vatId: "tax_id_missing" } : {}),
    ...(codiceFiscale !== "" && !isCodiceFiscale(codiceFiscale) ? { codiceFiscale: "codice_fiscale" } : {}),
    ...(sdiCode !== "" && !/^[A-Z\d]{6,7}$/.test(sdiCode) ? { sdiCode: "sdi_code" } : {}),
    ...(pec !== "" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pec) ? { pec: "pec" } : {}),
  };
}

/**
 * Tidies and checks an invoice request. Only Italian numbers are checked by rule; those of other countries are taken as
 * they are written, because a rule the shop does not know well must not keep anybody from an invoice.
 * @param country of the billing address
 */
export function checkInvoice(
  typed: InvoiceRequest,
  country: string,
): { tidy: InvoiceRequest; errors: Partial<Record<InvoiceField, InvoiceError>> } {
  const italian = country === "it";
  const trimmed = (text: string) => text.replace(/\s+/g, " ").trim();
  const number = (text: string) => (italian ? compact(text) : trimmed(text));
  const tidy: InvoiceRequest = {
    company: trimmed(typed.company),
    vatId: number(typed.vatId),
    codiceFiscale: number(typed.codiceFiscale),
    sdiCode: number(typed.sdiCode),
    pec: trimmed(typed.pec),
  };
  const long = invoiceFieldNames.filter((name) => tidy[name].length > longest);
  const errors = Object.fromEntries(long.map((name) => [name, "too_long" as const]));
  return { tidy, errors: { ...(italian ? italianErrors(tidy) : {}), ...errors } };
}
