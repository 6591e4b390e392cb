import { validate as checkCodiceFiscale } from "stdnum/lib/cjs/it/codicefiscale.js";
import type { InvoiceRequest } from "~/commerce/types";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import { compactVatId, isVatId } from "@su-turrone/contract/vat-id";
import { type InvoiceError, type InvoiceField, invoiceFieldNames, maxLengths } from "./fields";

/**
 * Codice fiscale: sixteen letters and digits of a person with a check letter, including codes in which digits were
 * replaced by letters to distinguish people with the same data, or the eleven digits of a company (D.M. 23/12/1976).
 */
const isCodiceFiscale = (code: string): boolean =>
  checkCodiceFiscale(code).isValid || (/^\d+$/.test(code) && isVatId(code, "it"));

/** Error of a VAT number, by the country in its prefix, otherwise that of the billing address (D.P.R. 633/1972 art. 35). */
function vatIdError(vatId: string, country: string): { vatId?: InvoiceError } {
  if (vatId === "" || isVatId(vatId, country)) return {};
  return { vatId: /^(IT)?\d/i.test(vatId) && country === "it" ? "vat_id" : "vat_id_foreign" };
}

/** Errors for buyers abroad, whose form hides the fields of the Italian exchange system. */
const foreignErrors = ({ company, vatId }: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> =>
  company === "" && vatId === "" ? { company: "company_missing" } : {};

/** Errors by the Italian rules; empty fields are only refused if no tax id is given at all. */
function italianErrors(invoice: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> {
  const { vatId, codiceFiscale, sdiCode, pec } = invoice;
  return {
    ...(vatId === "" && codiceFiscale === "" ? { vatId: "tax_id_missing" } : {}),
    ...(codiceFiscale !== "" && !isCodiceFiscale(codiceFiscale) ? { codiceFiscale: "codice_fiscale" } : {}),
    ...(sdiCode !== "" && !/^[A-Z\d]{6,7}$/.test(sdiCode) ? { sdiCode: "sdi_code" } : {}),
    ...(pec !== "" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pec) ? { pec: "pec" } : {}),
  };
}

/**
 * Normalises and validates an invoice request. A VAT number that cannot exist is refused in every country, since it is
 * printed on the invoice; without one, a company abroad gets an invoice too.
 * @param country of the billing address
 */
export function checkInvoice(
  typed: InvoiceRequest,
  country: string,
): { normalised: InvoiceRequest; errors: Partial<Record<InvoiceField, InvoiceError>> } {
  const italian = country === "it";
  const number = (text: string) => (italian ? compactVatId(normaliseLine(text)) : normaliseLine(text));
  const normalised: InvoiceRequest = {
    company: normaliseLine(typed.company),
    vatId: number(typed.vatId),
    codiceFiscale: number(typed.codiceFiscale),
    sdiCode: number(typed.sdiCode),
    pec: normaliseLine(typed.pec),
  };
  const tooLong = invoiceFieldNames.filter((name) => normalised[name].length > maxLengths.invoice);
  const errors = Object.fromEntries(tooLong.map((name) => [name, "too_long" as const]));
  return {
    normalised,
    errors: {
      ...vatIdError(normalised.vatId, country),
      ...(italian ? italianErrors(normalised) : foreignErrors(normalised)),
      ...errors,
    },
  };
}
