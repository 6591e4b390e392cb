import { describe, expect, it } from "vitest";
import { requestsFromMetadata } from "./requests-from-metadata";

describe("requestsFromMetadata", () => {
  it("reads the metadata of the checkout, with every invoice field as text", () => {
    const metadata = {
      codes: ["TORRONE10"],
      notes: "Beim Nachbarn Huber abgeben",
      gift_message: "Alles Gute, Oma!",
      invoice_request: { company: "Bottega Serra", vat_id: "IT00743110157", sdi_code: "ABC1234" },
    };
    expect(requestsFromMetadata(metadata)).toEqual({
      notes: "Beim Nachbarn Huber abgeben",
      gift: true,
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

  it("ignores values that are not text", () => {
    expect(requestsFromMetadata({ notes: null, gift_message: 3, invoice_request: "x" })).toEqual({
      notes: "",
      gift: false,
      gift_message: "",
      invoice: null,
    });
  });

  it.each([null, undefined, {}, { codes: ["TORRONE10"] }])("returns null for %j", (metadata) => {
    expect(requestsFromMetadata(metadata)).toBeNull();
  });
});
