import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { StoredDocument } from "../../modules/invoices/service";
import { fatturaPa } from "./fattura-pa";
import { credit, document } from "./fattura-pa.example";

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

describe("against the official schema", () => {
  const signatures = "xmldsig.xsd";
  const schema = readFileSync(
    path.join(__dirname, "../../../tests/fattura-pa/Schema_VFPR12_1.2.1.xsd"),
    "utf8",
  ).replace(/schemaLocation="[^"]+"/, `schemaLocation="${signatures}"`);
  const preload = {
    fileName: signatures,
    contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/09/xmldsig#"><xs:element name="Signature"/></xs:schema>`,
  };
  const problemsOf = async (xml: string) =>
    (await validateXML({ xml, schema, preload })).errors.map(({ message }) => message);

  it.each([
    ["an invoice", document],
    ["a credit note", credit],
    [
      "one to a person",
      boughtBy({ name: "Giulia Serra" }, { ...nobody, codice_fiscale: "SRRGLI80A41B354X" }),
    ],
    ["one to a PEC", boughtBy({}, { sdi_code: "", pec: "bottega@pec.example" })],
    [
      "one abroad",
      boughtBy({ country: "fr", postal_code: "75001", province: "" }, { vat_id: "FR12345678901" }),
    ],
    ["one to a public office", boughtBy({}, { sdi_code: "UF1A2B" })],
    ["one to a person abroad", boughtBy({ country: "gb", postal_code: "SW1A 1AA", province: "" }, nobody)],
    ["one with letters beyond Latin-1", boughtBy({ name: "Łucja Ćwik – “Cørner” L’Œuvre 甘" }, {})],
    ["one with a combining accent", boughtBy({ city: "Forli\u0300" }, {})],
    [
      "one with an endless name and address",
      boughtBy({ name: "Erede ".repeat(40), street: "Via ".repeat(60) }, {}),
    ],
    ["one without an addition or a province", boughtBy({ province: "" }, {})],
  ])("is valid: %s", async (_, given) => {
    expect(await problemsOf(fatturaPa(given).xml)).toEqual([]);
  });

  it("is refused when it is not: a missing name, a wrong order", async () => {
    const { xml } = fatturaPa(document);
    expect(await problemsOf(xml.replace(/<Divisa>.*<\/Divisa>/, ""))).not.toEqual([]);
    expect(await problemsOf(xml.replace("<CAP>08039</CAP>", "<CAP>8039</CAP>"))).not.toEqual([]);
  });

  it("writes names as near as the format lets it", () => {
    expect(fatturaPa(boughtBy({ name: "Łucja Müller – L’Œuvre" }, {})).xml).toContain(
      "<Denominazione>Lucja Müller - L'OEuvre</Denominazione>",
    );
  });
});
