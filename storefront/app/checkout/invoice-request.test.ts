import { expect, it } from "vitest";
import type { InvoiceRequest } from "~/commerce/types";
import { noInvoice } from "./invoice-fields";
import { checkInvoice } from "./invoice-request";

it.each<[string, string, Partial<InvoiceRequest>, Record<string, string>]>([
  ["an Italian company", "it", { vatId: "IT 00743110157" }, {}],
  ["an Italian person", "it", { codiceFiscale: "rss mra 85t10 a562s" }, {}],
  ["a person with a namesake", "it", { codiceFiscale: "RSSMRA85T10A56NH" }, {}],
  ["a wrong check letter", "it", { codiceFiscale: "RSSMRA85T10A562T" }, { codiceFiscale: "codice_fiscale" }],
  ["a foreign company in Italy", "it", { vatId: "DE 136695976" }, {}],
  ["a company by its tax code", "it", { codiceFiscale: "00743110157" }, {}],
  ["a wrong check digit", "it", { vatId: "IT00743110158" }, { vatId: "vat_id" }],
  ["a tax code too short", "it", { codiceFiscale: "RSSMRA85T10" }, { codiceFiscale: "codice_fiscale" }],
  ["nothing that says who", "it", { company: "Bottega" }, { vatId: "tax_id_missing" }],
  ["an exchange code", "it", { vatId: "00743110157", sdiCode: "m5uxcr1" }, {}],
  ["a wrong exchange code", "it", { vatId: "00743110157", sdiCode: "M5" }, { sdiCode: "sdi_code" }],
  ["a certified address", "it", { vatId: "00743110157", pec: "bottega@pec.it" }, {}],
  ["a wrong certified address", "it", { vatId: "00743110157", pec: "bottega" }, { pec: "pec" }],
  ["a German number as it is", "de", { vatId: "DE 123" }, {}],
  ["a German company without any", "de", { company: "Feinkost Berger" }, {}],
  ["an overlong name", "fr", { company: "x".repeat(121) }, { company: "too_long" }],
])("%s", (_, country, given, errors) => {
  expect(checkInvoice({ ...noInvoice, ...given }, country).errors).toEqual(errors);
});

it("writes Italian numbers as the exchange wants them, and leaves others alone", () => {
  const typed = { ...noInvoice, company: " Bottega  Serra ", vatId: "it 007.4311-0157", sdiCode: "m5uxcr1" };
  expect(checkInvoice(typed, "it").normalised).toEqual({
    ...noInvoice,
    company: "Bottega Serra",
    vatId: "IT00743110157",
    sdiCode: "M5UXCR1",
  });
  expect(checkInvoice({ ...noInvoice, vatId: " ATU 1234 " }, "fr").normalised.vatId).toBe("ATU 1234");
});
