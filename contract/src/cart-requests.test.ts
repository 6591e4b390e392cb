import { expect, it } from "vitest";
import type { InvoiceRequest } from "./buyer-requests";
import { cartChangeBody } from "./cart-requests";

/** A business's first step of the checkout, billed to a country. */
function asked(country: string, given: Partial<InvoiceRequest>): object {
  const address = {
    first_name: "Grazia",
    last_name: "Deledda",
    address_1: "Via Roma 1",
    address_2: "",
    postal_code: "08100",
    city: "Nuoro",
    province: "",
    country_code: country,
    phone: "",
  };
  const invoice = { company: "Feinkost", vat_id: "", codice_fiscale: "", sdi_code: "", pec: "", ...given };
  return {
    type: "set_information",
    email: "grazia@example.com",
    locale: "de-DE",
    shipping_address: { ...address, country_code: "it" },
    billing_address: address,
    requests: { notes: "", gift: false, gift_message: "", invoice },
  };
}

it.each<[string, Partial<InvoiceRequest>, boolean]>([
  ["it", { codice_fiscale: "RSSMRA85T10A562S", sdi_code: "M5UXCR1", pec: "feinkost@pec.example" }, true],
  ["de", {}, true],
  ["de", { vat_id: "DE136695976" }, true],
  ["de", { vat_id: "DE000000000" }, false],
  ["de", { vat_id: "12" }, false],
  ["de", { company: " " }, false],
  ["de", { codice_fiscale: "Kd.-Nr. 12" }, false],
  ["de", { sdi_code: "M5UXCR1" }, false],
  ["de", { pec: "feinkost@pec.example" }, false],
  ["pl", { vat_id: "PL8567346215" }, true],
  ["pl", { vat_id: "1234567890" }, false],
])("takes from a buyer billed in %s the invoice request %o: %s", (country, given, taken) => {
  expect(cartChangeBody.safeParse(asked(country, given)).success).toBe(taken);
});
