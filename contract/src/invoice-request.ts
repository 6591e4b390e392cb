import { validate as checkCodiceFiscale } from "stdnum/lib/cjs/it/codicefiscale.js";
import { type InvoiceError, type InvoiceField, invoiceFields, type InvoiceRequest } from "./buyer-requests";
import { formLimits } from "./limits";
import { normaliseLine } from "./normalise-text";
import { compactVatId, isVatId, vatIdParts } from "./vat-id";

/**
 * Codice fiscale: sixteen letters and digits of a person with a check letter, including codes in which digits were
 * replaced by letters to distinguish people with the same data, or the eleven digits of a company (D.M. 23/12/1976).
 */
const isCodiceFiscale = (code: string): boolean =>
  checkCodiceFiscale(code).isValid || (/^\d+$/.test(code) && isVatId(code, "it"));

/** Error of a VAT number, by the country in its prefix, otherwise that of the billing address (D.P.R. 633/1972 art. 35). */
function vatIdError(vatId: string, country: string): { vat_id?: InvoiceError } {
  if (vatId === "" || isVatId(vatId, country)) return {};
  return { vat_id: /^(IT)?\d/i.test(vatId) && country === "it" ? "vat_id" : "vat_id_foreign" };
}

/** Errors for buyers abroad, whose form hides the fields of the Italian exchange system. */
const foreignErrors = ({
  company,
  vat_id: vatId,
}: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> =>
  company === "" && vatId === "" ? { company: "company_missing" } : {};

/** Errors by the Italian rules; empty fields are only refused if no tax id is given at all. */
function italianErrors(invoice: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> {
  const { vat_id: vatId, codice_fiscale: codiceFiscale, sdi_code: sdiCode, pec } = invoice;
  return {
    ...(vatId === "" && codiceFiscale === "" ? { vat_id: "tax_id_missing" } : {}),
    ...(codiceFiscale !== "" && !isCodiceFiscale(codiceFiscale) ? { codice_fiscale: "codice_fiscale" } : {}),
    ...(sdiCode !== "" && !/^(?!X+$|0{6}$)[A-Z\d]{6,7}$/.test(sdiCode) ? { sdi_code: "sdi_code" } : {}),
    ...(pec !== "" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pec) ? { pec: "pec" } : {}),
  };
}

function normaliseVatId(typed: string, country: string): string {
  if (typed === "") return "";
  const { prefix, number } = vatIdParts(typed, country);
  return prefix + number;
}

/**
 * Normalises and validates an invoice request. A VAT number that cannot exist is refused in every country, since it is
 * printed on the invoice; without one, a company abroad gets an invoice too. What belongs to the Italian exchange system
 * is dropped abroad, where the form hides it.
 * @param country of the billing address
 */
export function checkInvoice(
  typed: InvoiceRequest,
  country: string,
): { normalised: InvoiceRequest; errors: Partial<Record<InvoiceField, InvoiceError>> } {
  const italian = country === "it";
  const code = (text: string) => (italian ? compactVatId(normaliseLine(text)) : "");
  const vatId = normaliseLine(typed.vat_id);
  const normalised: InvoiceRequest = {
    company: normaliseLine(typed.company),
    vat_id: normaliseVatId(vatId, country),
    codice_fiscale: code(typed.codice_fiscale),
    sdi_code: code(typed.sdi_code),
    pec: italian ? normaliseLine(typed.pec) : "",
  };
  const tooLong = invoiceFields.filter((name) => normalised[name].length > formLimits.invoice);
  const errors = Object.fromEntries(tooLong.map((name) => [name, "too_long" as const]));
  return {
    normalised,
    errors: {
      ...vatIdError(vatId, country),
      ...(italian ? italianErrors(normalised) : foreignErrors(normalised)),
      ...errors,
    },
  };
}
