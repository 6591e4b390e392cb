import { expect, it } from "vitest";
import type { InvoiceRequest } from "~/commerce/types";
import { noInvoice } from "./fields";
import { checkInvoice } from "./invoice-request";

it.each<[string, string, Partial<InvoiceRequest>, Record<string, string>]>([
  ["an Italian company", "it", { vatId: "IT 00743110157" }, {}],
  ["an Italian person", "it", { codiceFiscale: "rss mra 85t10 a562s" }, {}],
  ["a tax code with letters instead of digits (omocodia)", "it", { codiceFiscale: "RSSMRA85T10A56NH" }, {}],
  ["a wrong check letter", "it", { codiceFiscale: "RSSMRA85T10A562T" }, { codiceFiscale: "codice_fiscale" }],
  ["a foreign VAT ID with an Italian address", "it", { vatId: "DE 136695976" }, {}],
  ["a company identified by its tax code", "it", { codiceFiscale: "00743110157" }, {}],
  ["a wrong check digit", "it", { vatId: "IT00743110158" }, { vatId: "vat_id" }],
  [
    "a tax code that is too short",
    "it",
    { codiceFiscale: "RSSMRA85T10" },
    { codiceFiscale: "codice_fiscale" },
  ],
  ["a request without a tax ID", "it", { company: "Bottega" }, { vatId: "tax_id_missing" }],
  ["a company with an SDI code", "it", { vatId: "00743110157", sdiCode: "m5uxcr1" }, {}],
  ["an invalid SDI code", "it", { vatId: "00743110157", sdiCode: "M5" }, { sdiCode: "sdi_code" }],
  ["a company with a PEC address", "it", { vatId: "00743110157", pec: "bottega@pec.it" }, {}],
  ["an invalid PEC address", "it", { vatId: "00743110157", pec: "bottega" }, { pec: "pec" }],
  ["an incomplete German VAT ID", "de", { vatId: "DE 123" }, { vatId: "vat_id_foreign" }],
  ["a wrong check digit of a German VAT ID", "de", { vatId: "DE136695977" }, { vatId: "vat_id_foreign" }],
  [
    "a foreign VAT ID as tax code",
    "it",
    { codiceFiscale: "DE136695976" },
    { codiceFiscale: "codice_fiscale" },
  ],
  ["a VAT ID of no country", "it", { vatId: "XX123" }, { vatId: "vat_id_foreign" }],
  ["a French VAT ID", "fr", { vatId: "FR 40 303 265 045" }, {}],
  ["a German company without a VAT ID", "de", { company: "Feinkost Berger" }, {}],
  ["an empty request from France", "fr", {}, { company: "company_missing" }],
  ["an empty request from Italy", "it", {}, { vatId: "tax_id_missing" }],
  [
    "a request from Germany with nothing but hidden fields",
    "de",
    { sdiCode: "M5UXCR1" },
    { company: "company_missing" },
  ],
  ["an overlong name", "fr", { company: "x".repeat(121) }, { company: "too_long" }],
])("validates the invoice data of: %s", (_, country, given, errors) => {
  expect(checkInvoice({ ...noInvoice, ...given }, country).errors).toEqual(errors);
});

it("normalises Italian tax IDs and SDI codes and leaves foreign IDs unchanged", () => {
  const typed = { ...noInvoice, company: " Bottega  Serra ", vatId: "it 007.4311-0157", sdiCode: "m5uxcr1" };
  expect(checkInvoice(typed, "it").normalised).toEqual({
    ...noInvoice,
    company: "Bottega Serra",
    vatId: "IT00743110157",
    sdiCode: "M5UXCR1",
  });
  expect(checkInvoice({ ...noInvoice, vatId: " ATU 1234 " }, "fr").normalised.vatId).toBe("ATU 1234");
});
