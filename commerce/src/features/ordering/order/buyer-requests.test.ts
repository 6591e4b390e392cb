import { describe, expect, it } from "vitest";
import { buyerRequestsOf } from "./buyer-requests";

describe("buyerRequestsOf", () => {
  it("reads what the checkout keeps in the metadata", () => {
    const metadata = {
      notes: "Beim Nachbarn Huber abgeben",
      gift_message: "Alles Gute, Oma!",
      invoice_request: { company: "Bottega Serra", vat_id: "IT00743110157", sdi_code: "ABC1234" },
    };
    expect(buyerRequestsOf({ metadata })).toEqual({
      notes: "Beim Nachbarn Huber abgeben",
      gift_message: "Alles Gute, Oma!",
      invoice: {
        company: "Bottega Serra",
        vat_id: "IT00743110157",
        codice_fiscale: "",
        sdi_code: "ABC1234",
        pec: "",
      },
    });
  });

  it.each([null, {}, { notes: null, gift_message: 3, invoice_request: null }])(
    "finds nothing in %j",
    (metadata) => {
      expect(buyerRequestsOf({ metadata })).toEqual({ notes: "", gift_message: "", invoice: null });
    },
  );
});
