import { expect, it } from "vitest";
import { type InvoiceRequest, noInvoice } from "./buyer-requests";
import { checkInvoice } from "./invoice-request";

it.each<[string, string, Partial<InvoiceRequest>, Record<string, string>]>([
  ["an Italian company", "it", { vat_id: "IT 00743110157" }, {}],
  ["an Italian person", "it", { codice_fiscale: "rss mra 85t10 a562s" }, {}],
  ["a tax code with letters instead of digits (omocodia)", "it", { codice_fiscale: "RSSMRA85T10A56NH" }, {}],
  ["a wrong letter", "it", { codice_fiscale: "RSSMRA85T10A562T" }, { codice_fiscale: "codice_fiscale" }],
  ["a foreign VAT ID with an Italian address", "it", { vat_id: "DE 136695976" }, {}],
  ["a company identified by its tax code", "it", { codice_fiscale: "00743110157" }, {}],
  ["a wrong check digit", "it", { vat_id: "IT00743110158" }, { vat_id: "vat_id" }],
  ["a tax code too short", "it", { codice_fiscale: "RSSMRA85T10" }, { codice_fiscale: "codice_fiscale" }],
  ["a request without a tax ID", "it", { company: "Bottega" }, { vat_id: "tax_id_missing" }],
  ["a company with an SDI code", "it", { vat_id: "00743110157", sdi_code: "m5uxcr1" }, {}],
  ["an invalid SDI code", "it", { vat_id: "00743110157", sdi_code: "M5" }, { sdi_code: "sdi_code" }],
  [
    "the code of those abroad",
    "it",
    { vat_id: "00743110157", sdi_code: "XXXXXXX" },
    { sdi_code: "sdi_code" },
  ],
  ["the zeros of who has a PEC address", "it", { vat_id: "00743110157", sdi_code: "0000000" }, {}],
  ["a company with a PEC address", "it", { vat_id: "00743110157", pec: "bottega@pec.it" }, {}],
  ["an invalid PEC address", "it", { vat_id: "00743110157", pec: "bottega" }, { pec: "pec" }],
  ["an incomplete German VAT ID", "de", { vat_id: "DE 123" }, { vat_id: "vat_id_foreign" }],
  ["a wrong check digit of a German VAT ID", "de", { vat_id: "DE136695977" }, { vat_id: "vat_id_foreign" }],
  ["a foreign ID as tax code", "it", { codice_fiscale: "DE136695976" }, { codice_fiscale: "codice_fiscale" }],
  ["a VAT ID of no country", "it", { vat_id: "XX123" }, { vat_id: "vat_id_foreign" }],
  ["a French VAT ID", "fr", { vat_id: "FR 40 303 265 045" }, {}],
  ["a German company without a VAT ID", "de", { company: "Feinkost Berger" }, {}],
  ["an empty request from France", "fr", {}, { company: "company_missing" }],
  ["an empty request from Italy", "it", {}, { vat_id: "tax_id_missing" }],
  ["nothing but hidden fields from Germany", "de", { sdi_code: "M5UXCR1" }, { company: "company_missing" }],
  ["an overlong hidden field from Germany", "de", { company: "Feinkost", pec: "x".repeat(121) }, {}],
  ["an overlong name", "fr", { company: "x".repeat(121) }, { company: "too_long" }],
])("validates the invoice data of: %s", (_, country, given, errors) => {
  expect(checkInvoice({ ...noInvoice, ...given }, country).errors).toEqual(errors);
});

it.each<[string, Partial<InvoiceRequest>, Partial<InvoiceRequest>]>([
  [
    "it",
    { company: " Bottega  Serra ", vat_id: "it 007.4311-0157", sdi_code: "m5uxcr1", pec: " bottega@pec.it " },
    { company: "Bottega Serra", vat_id: "IT00743110157", sdi_code: "M5UXCR1", pec: "bottega@pec.it" },
  ],
  ["it", { codice_fiscale: "rss mra 85t10 a562s" }, { codice_fiscale: "RSSMRA85T10A562S" }],
  ["de", { vat_id: " 136/695/976 " }, { vat_id: "DE136695976" }],
  // fields the form hides abroad
  [
    "de",
    { company: "Feinkost", codice_fiscale: "Kd.-Nr. 12", sdi_code: "?", pec: "no address" },
    { company: "Feinkost" },
  ],
])("normalises in %s: %o", (country, typed, normalised) => {
  expect(checkInvoice({ ...noInvoice, ...typed }, country).normalised).toEqual({
    ...noInvoice,
    ...normalised,
  });
});
