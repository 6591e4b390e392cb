import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { StoredDocument } from "../../modules/invoices";
import { fatturaPa } from "./fattura-pa";
import { credit, document, soldTo } from "./fattura-pa.example";

/** The invoice with another buyer. */
function boughtBy(
  buyer: Partial<StoredDocument["snapshot"]["buyer"]>,
  request: Partial<NonNullable<StoredDocument["snapshot"]["request"]>>,
): StoredDocument {
  const { snapshot } = document;
  return {
    ...document,
    snapshot: {
      ...snapshot,
      buyer: { ...snapshot.buyer, ...buyer },
      request: snapshot.request && { ...snapshot.request, ...request },
    },
  };
}

const nobody = { company: "", vat_id: "", sdi_code: "", pec: "" };

describe("FatturaPA against the official schema", () => {
  const signatures = "xmldsig.xsd";
  const schema = readFileSync(
    path.join(__dirname, "../../../tests/fattura-pa/Schema_VFPR12_1.2.3.xsd"),
    "utf8",
  ).replace(/schemaLocation="[^"]+"/, `schemaLocation="${signatures}"`);
  const preload = {
    fileName: signatures,
    contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/09/xmldsig#"><xs:element name="Signature"/></xs:schema>`,
  };
  /** The schema for public offices (FPA12) differs from that for everybody else (FPR12) in this code only. */
  const schemaFor = (xml: string) =>
    xml.includes('versione="FPA12"') ? schema.replaceAll("FPR12", "FPA12") : schema;
  const problemsOf = async (xml: string) =>
    (await validateXML({ xml, schema: schemaFor(xml), preload })).errors.map(({ message }) => message);

  it.each([
    ["an invoice", document],
    ["a credit note", credit],
    [
      "an invoice to a private person",
      boughtBy({ name: "Giulia Serra" }, { ...nobody, codice_fiscale: "SRRGLI80A41B354X" }),
    ],
    ["an invoice to a PEC address", boughtBy({}, { sdi_code: "", pec: "bottega@pec.example" })],
    [
      "an invoice to a business abroad",
      boughtBy({ country: "fr", postal_code: "75001", province: "" }, { vat_id: "FR12345678901" }),
    ],
    [
      "an invoice to a business abroad that gave a text as codice fiscale",
      boughtBy({ country: "de", postal_code: "80331", province: "" }, { codice_fiscale: "Kd.-Nr. 12" }),
    ],
    ["an invoice to a public office", boughtBy({}, { sdi_code: "UF1A2B" })],
    [
      "an invoice to a private person abroad",
      boughtBy({ country: "gb", postal_code: "SW1A 1AA", province: "" }, nobody),
    ],
    ["a name with characters outside Latin-1", boughtBy({ name: "Łucja Ćwik – “Cørner” L’Œuvre 甘" }, {})],
    ["a city with a combining accent", boughtBy({ city: "Forli\u0300" }, {})],
    ["a very long name and address", boughtBy({ name: "Erede ".repeat(40), street: "Via ".repeat(60) }, {})],
    ["an address without a province", boughtBy({ province: "" }, {})],
    ["a distance sale to another member state", soldTo("de", 7, 197)],
    ["its credit note", soldTo("de", 7, 33, credit)],
    ["an export", soldTo("gb", 20, 502)],
  ])("is valid for %s", async (_, given) => {
    expect(await problemsOf(fatturaPa(given).xml)).toEqual([]);
  });

  it("is invalid with a missing element or a malformed postcode", async () => {
    const { xml } = fatturaPa(document);
    expect(await problemsOf(xml.replace(/<Divisa>.*<\/Divisa>/, ""))).not.toEqual([]);
    expect(await problemsOf(xml.replace("<CAP>08039</CAP>", "<CAP>8039</CAP>"))).not.toEqual([]);
  });

  it("transliterates characters outside Latin-1", () => {
    expect(fatturaPa(boughtBy({ name: "Łucja Müller – L’Œuvre" }, {})).xml).toContain(
      "<Denominazione>Lucja Müller - L'OEuvre</Denominazione>",
    );
  });
});
