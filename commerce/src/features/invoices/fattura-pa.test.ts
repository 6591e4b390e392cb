import { expect, it } from "vitest";
import { convert } from "xmlbuilder2";
import type { StoredDocument } from "../../modules/invoices";
import { fatturaPa } from "./fattura-pa";
import { credit, document } from "./fattura-pa.example";

const read = (given: StoredDocument) => convert(fatturaPa(given).xml, { format: "object" });

it("has the structure of FatturaPA 1.2, with totals equal to the invoice", () => {
  expect(read(document)).toEqual({
    "p:FatturaElettronica": {
      "@xmlns:p": "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2",
      "@versione": "FPR12",
      FatturaElettronicaHeader: {
        DatiTrasmissione: {
          IdTrasmittente: { IdPaese: "IT", IdCodice: "01234567890" },
          ProgressivoInvio: "F2600042",
          FormatoTrasmissione: "FPR12",
          CodiceDestinatario: "ABC1234",
        },
        CedentePrestatore: {
          DatiAnagrafici: {
            IdFiscaleIVA: { IdPaese: "IT", IdCodice: "01234567890" },
            Anagrafica: { Denominazione: "Su Turrone" },
            RegimeFiscale: "RF01",
          },
          Sede: { Indirizzo: "Via Roma 1", CAP: "08039", Comune: "Tonara", Nazione: "IT" },
        },
        CessionarioCommittente: {
          DatiAnagrafici: {
            IdFiscaleIVA: { IdPaese: "IT", IdCodice: "09876543210" },
            // the parser does not decode entities
            Anagrafica: { Denominazione: "Bottega &amp; Figli S.r.l." },
          },
          Sede: {
            Indirizzo: "Via Garibaldi 2",
            CAP: "09124",
            Comune: "Cagliari",
            Provincia: "CA",
            Nazione: "IT",
          },
        },
      },
      FatturaElettronicaBody: {
        DatiGenerali: {
          DatiGeneraliDocumento: {
            TipoDocumento: "TD01",
            Divisa: "EUR",
            // past midnight in Tonara
            Data: "2026-12-04",
            Numero: "F-2026-0042",
            ImportoTotaleDocumento: "30.12",
          },
          DatiOrdineAcquisto: { IdDocumento: "1042", Data: "2026-12-01" },
        },
        DatiBeniServizi: {
          DettaglioLinee: [
            {
              NumeroLinea: "1",
              Descrizione: "Torrone, 300 g",
              Quantita: "2.00",
              PrezzoUnitario: "11.72727273",
              PrezzoTotale: "23.45454545",
              AliquotaIVA: "10.00",
            },
            {
              NumeroLinea: "2",
              Descrizione: "Spedizione",
              Quantita: "1.00",
              PrezzoUnitario: "6.27272727",
              PrezzoTotale: "6.27272727",
              AliquotaIVA: "10.00",
            },
            {
              NumeroLinea: "3",
              Descrizione: "Sconto",
              Quantita: "1.00",
              PrezzoUnitario: "-2.34545455",
              PrezzoTotale: "-2.34545455",
              AliquotaIVA: "10.00",
            },
          ],
          DatiRiepilogo: {
            AliquotaIVA: "10.00",
            ImponibileImporto: "27.38",
            Imposta: "2.74",
            EsigibilitaIVA: "I",
          },
        },
        DatiPagamento: {
          CondizioniPagamento: "TP02",
          DettaglioPagamento: { ModalitaPagamento: "MP05", ImportoPagamento: "30.12" },
        },
      },
    },
  });
});

it("names the file after the seller and the progressive number", () => {
  // ((26 * 2 + 0) * 100 000 + 42) in base 36
  expect(fatturaPa(document).name).toBe("IT01234567890_33GDM.xml");
});

it("never gives two documents the same file name", () => {
  const documents = [2026, 2027].flatMap((year) =>
    (["invoice", "credit_note"] as const).flatMap((kind) =>
      [1, 42, 99_999].map((sequence) => ({ ...document, year, kind, sequence })),
    ),
  );
  const names = documents.map((one) => fatturaPa(one).name);
  expect(new Set(names).size).toBe(12);
  // file names accepted by SdI
  for (const name of names) expect(name).toMatch(/^IT\d{11}_[0-9A-Z]{5}\.xml$/);
});

it("a credit note refers to its invoice", () => {
  const { xml } = fatturaPa(credit);
  expect(xml).toContain("<TipoDocumento>TD04</TipoDocumento>");
  expect(xml).toContain("<IdDocumento>F-2026-0042</IdDocumento>");
  expect(xml).toContain("<ImportoTotaleDocumento>5.00</ImportoTotaleDocumento>");
  expect(xml).not.toContain("DatiPagamento");
});

it.each([
  [{ sdi_code: "", pec: "bottega@pec.example" }, "<CodiceDestinatario>0000000</CodiceDestinatario>"],
  [{ sdi_code: "", pec: "bottega@pec.example" }, "<PECDestinatario>bottega@pec.example</PECDestinatario>"],
  [
    { sdi_code: "0000000", pec: "bottega@pec.example" },
    "<PECDestinatario>bottega@pec.example</PECDestinatario>",
  ],
  [{ sdi_code: "uf1a2b" }, "<FormatoTrasmissione>FPA12</FormatoTrasmissione>"],
  [{ sdi_code: "uf1a2b" }, 'versione="FPA12"'],
  [{ codice_fiscale: "srrgli80a41b354x" }, "<CodiceFiscale>SRRGLI80A41B354X</CodiceFiscale>"],
])("uses %j from the invoice request", (change, part) => {
  const { request } = document.snapshot;
  const snapshot = { ...document.snapshot, request: request && { ...request, ...change } };
  expect(fatturaPa({ ...document, snapshot }).xml).toContain(part);
});

it.each([
  // [country, VAT id, codice fiscale, expected XML]
  ["it", "IT09876543210", "", { IdFiscaleIVA: { IdPaese: "IT", IdCodice: "09876543210" } }],
  ["it", "", "srrgli80a41b354x", { CodiceFiscale: "SRRGLI80A41B354X" }],
  ["de", "DE123456789", "", { IdFiscaleIVA: { IdPaese: "DE", IdCodice: "123456789" } }],
  ["de", "123456789", "", { IdFiscaleIVA: { IdPaese: "DE", IdCodice: "123456789" } }],
  ["at", "ATU12345678", "", { IdFiscaleIVA: { IdPaese: "AT", IdCodice: "U12345678" } }],
  ["de", "DE 136/695/976", "", { IdFiscaleIVA: { IdPaese: "DE", IdCodice: "136695976" } }],
  ["gb", "GD001", "", { IdFiscaleIVA: { IdPaese: "GB", IdCodice: "GD001" } }],
  ["gb", "", "", { IdFiscaleIVA: { IdPaese: "GB", IdCodice: "99999999999" } }],
  [
    "fr",
    "",
    "SRRGLI80A41B354X",
    { IdFiscaleIVA: { IdPaese: "FR", IdCodice: "99999999999" }, CodiceFiscale: "SRRGLI80A41B354X" },
  ],
])("identifies a buyer in %s by '%s' and '%s'", (country, vat_id, codice_fiscale, expected) => {
  const { snapshot } = document;
  const xml = read({
    ...document,
    snapshot: {
      ...snapshot,
      buyer: { ...snapshot.buyer, country },
      request: { company: "", sdi_code: "", pec: "", vat_id, codice_fiscale },
    },
  });
  expect(xml).toMatchObject({
    "p:FatturaElettronica": {
      FatturaElettronicaHeader: { CessionarioCommittente: { DatiAnagrafici: expected } },
    },
  });
});

it.each([
  ["Tonara", "<Comune>Tonara</Comune>\n        <Nazione>"],
  ["Tonara NU", "<Comune>Tonara</Comune>\n        <Provincia>NU</Provincia>"],
  ["Tonara (NU)", "<Comune>Tonara</Comune>\n        <Provincia>NU</Provincia>"],
  ["Quartu Sant’Elena CA", "<Comune>Quartu Sant'Elena</Comune>\n        <Provincia>CA</Provincia>"],
])("splits the seller's city into municipality and province: %s", (city, expected) => {
  const { snapshot } = document;
  const { xml } = fatturaPa({ ...document, snapshot: { ...snapshot, seller: { ...snapshot.seller, city } } });
  expect(xml.replace(/\n {2,}(?=<)/g, "\n        ")).toContain(expected);
});
