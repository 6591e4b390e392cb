import { validate as checkCodiceFiscale } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as checkPartitaIva } from "stdnum/lib/cjs/it/iva.js";
import type { InvoiceRequest } from "~/commerce/types";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import { maxLengths } from "./field-lengths";
import { invoiceFieldNames, type InvoiceError, type InvoiceField } from "./invoice-fields";

/** Eleven digits of a company, the last a check digit (D.P.R. 633/1972 art. 35). */
const isPartitaIva = (code: string): boolean => checkPartitaIva(code).isValid;

/**
 * Sixteen letters and digits of a person with their check letter, also where digits were replaced by letters to tell
 * namesakes apart, or the eleven digits of a company (D.M. 23/12/1976).
 */
const isCodiceFiscale = (code: string): boolean => checkCodiceFiscale(code).isValid || isPartitaIva(code);

/** A number of another country, which no rule here may judge ("DE123456789"). */
const isForeign = (vatId: string): boolean => /^(?!IT)[A-Z]{2}/.test(vatId);

const compact = (text: string): string => text.replace(/[\s./-]+/g, "").toUpperCase();

/** The Italian rules; what is empty is asked for only where nothing says who the buyer is. */
function italianErrors(given: InvoiceRequest): Partial<Record<InvoiceField, InvoiceError>> {
  const { vatId, codiceFiscale, sdiCode, pec } = given;
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
 * Tidies and checks an invoice request. Only Italian numbers are checked by rule; those of other countries are taken as
 * they are written, because a rule the shop does not know well must not keep anybody from an invoice.
 * @param country of the billing address
 */
export function checkInvoice(
  typed: InvoiceRequest,
  country: string,
): { tidy: InvoiceRequest; errors: Partial<Record<InvoiceField, InvoiceError>> } {
  const italian = country === "it";
  const number = (text: string) => (italian ? compact(normaliseLine(text)) : normaliseLine(text));
  const tidy: InvoiceRequest = {
    company: normaliseLine(typed.company),
    vatId: number(typed.vatId),
    codiceFiscale: number(typed.codiceFiscale),
    sdiCode: number(typed.sdiCode),
    pec: normaliseLine(typed.pec),
  };
  const long = invoiceFieldNames.filter((name) => tidy[name].length > maxLengths.invoice);
  const errors = Object.fromEntries(long.map((name) => [name, "too_long" as const]));
  return { tidy, errors: { ...(italian ? italianErrors(tidy) : {}), ...errors } };
}
