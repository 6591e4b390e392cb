import { validate as checkCodiceFiscale } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as checkPartitaIva } from "stdnum/lib/cjs/it/iva.js";
import type { InvoiceRequest } from "~/commerce/types";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import { maxLengths } from "./field-lengths";
import { invoiceFieldNames, type InvoiceError, type InvoiceField } from "./invoice-fields";

/** Partita IVA: eleven digits of a company, the last a check digit (D.P.R. 633/1972 art. 35). */
const isPartitaIva = (code: string): boolean => checkPartitaIva(code).isValid;

/**
 * Codice fiscale: sixteen letters and digits of a person with a check letter, including codes in which digits were
 * replaced by letters to distinguish people with the same data, or the eleven digits of a company (D.M. 23/12/1976).
 */
const isCodiceFiscale = (code: string): boolean => checkCodiceFiscale(code).isValid || isPartitaIva(code);

/** A VAT number of another country, which is not validated ("DE123456789"). */
const isForeign = (vatId: string): boolean => /^(?!IT)[A-Z]{2}/.test(vatId);

const compact = (text: string): string => text.replace(/[\s./-]+/g, "").toUpperCase();

/** Errors by the Italian rules; empty fields are only refused if no tax id is given at all. */
function italianErrors(invoice: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> {
  const { vatId, codiceFiscale, sdiCode, pec } = invoice;
  return {
    ...(vatId !== "" && !isForeign(vatId) && !isPartitaIva(vatId.replace(/^IT/, ""))
      ? { vatId: "vat_id" }
      : {}),
    ...(vatId === "" && codiceFiscale === "" ? { vatId: "tax_id_missing" } : {}),
    ...(codiceFiscale !== "" && !isCodiceFiscale(codiceFiscale) ? { codiceFiscale: "codice_fiscale" } : {}),
    ...(sdiCode !== "" && !/^[A-Z\d]{6,7}$/.test(sdiCode) ? { sdiCode: "sdi_code" } : {}),
    ...(pec !== "" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pec) ? { pec: "pec" } : {}),
  };
}

/**
 * Normalises and validates an invoice request. Only Italian numbers are validated; those of other countries are
 * accepted as typed, because an uncertain rule must not keep anybody from getting an invoice.
 * @param country of the billing address
 */
export function checkInvoice(
  typed: InvoiceRequest,
  country: string,
): { normalised: InvoiceRequest; errors: Partial<Record<InvoiceField, InvoiceError>> } {
  const italian = country === "it";
  const number = (text: string) => (italian ? compact(normaliseLine(text)) : normaliseLine(text));
  const normalised: InvoiceRequest = {
    company: normaliseLine(typed.company),
    vatId: number(typed.vatId),
    codiceFiscale: number(typed.codiceFiscale),
    sdiCode: number(typed.sdiCode),
    pec: normaliseLine(typed.pec),
  };
  const tooLong = invoiceFieldNames.filter((name) => normalised[name].length > maxLengths.invoice);
  const errors = Object.fromEntries(tooLong.map((name) => [name, "too_long" as const]));
  return { normalised, errors: { ...(italian ? italianErrors(normalised) : {}), ...errors } };
}
