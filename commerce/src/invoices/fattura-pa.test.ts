import { expect, it } from "vitest";
import { convert } from "xmlbuilder2";
import type { StoredDocument } from "../modules/invoices/service";
import { fatturaPa } from "./fattura-pa";

const document: StoredDocument = {
  id: "sdoc_1",
  kind: "invoice",
  year: 2026,
  sequence: 42,
  label: "F-2026-0042",
  order_id: "order_1",
  cause: "paid",
  language: "it",
  issued_at: new Date("2026-12-03T23:30:00Z"),
  snapshot: {
    order_number: "1042",
    ordered_at: "2026-12-01T09:00:00.000Z",
    supplied_at: "2026-12-03T09:00:00.000Z",
    seller: {
      name: "Su Turrone",
      street: "Via Roma 1",
      postal_code: "08039",
      city: "Tonara",
      vat_id: "IT01234567890",
      rea: "NU-12345",
      email: "info@example.com",
    },
    buyer: {
      name: "Bottega & Figli S.r.l.",
      attention: "Giulia Serra",
      street: "Via Garibaldi 2",
      addition: "",
      postal_code: "09124",
      city: "Cagliari",
      province: "CA",
      country: "it",
    },
    ship_to: {
      name: "Giulia Serra",
      attention: "",
      street: "Via Garibaldi 2",
      addition: "",
      postal_code: "09124",
      city: "Cagliari",
      province: "CA",
      country: "it",
    },
    request: {
      company: "Bottega & Figli S.r.l.",
      vat_id: "IT09876543210",
      codice_fiscale: "",
      sdi_code: "abc1234",
      pec: "",
    },
    payment: "bank_transfer",
    lines: [
      {
        name: "Torrone, 300 g",
        sku: "ST-MAN-0300",
        grams: 300,
        quantity: 2,
        unit_cents: 1290,
        total_cents: 2580,
        rate: 10,
      },
    ],
    shipping_cents: 690,
    shipping_rate: 10,
    discount_cents: 258,
    taxes: [{ rate: 10, net_cents: 2738, vat_cents: 274, gross_cents: 3012 }],
    total_cents: 3012,
    corrects: null,
  },
};

const read = (given: StoredDocument) => convert(fatturaPa(given).xml, { format: "object" });

it("has the structure of FatturaPA 1.2, its sums equal to the invoice", () => {
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
            // the reader leaves entities as they stand in the file
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

it("names the file after seller and progressive number", () => {
  expect(fatturaPa(document).name).toBe("IT01234567890_00042.xml");
});

it("makes a credit note that names its invoice", () => {
  const xml = fatturaPa({
    ...document,
    kind: "credit_note",
    label: "NC-2026-0007",
    snapshot: {
      ...document.snapshot,
      lines: [],
      shipping_cents: 0,
      discount_cents: 0,
      total_cents: 500,
      taxes: [{ rate: 10, net_cents: 455, vat_cents: 45, gross_cents: 500 }],
      corrects: { label: "F-2026-0042", issued_at: "2026-12-03T10:00:00.000Z" },
    },
  }).xml;
  expect(xml).toContain("<TipoDocumento>TD04</TipoDocumento>");
  expect(xml).toContain("<IdDocumento>F-2026-0042</IdDocumento>");
  expect(xml).toContain("<ImportoTotaleDocumento>5.00</ImportoTotaleDocumento>");
  expect(xml).not.toContain("DatiPagamento");
});

it.each([
  [{ sdi_code: "", pec: "bottega@pec.example" }, "<CodiceDestinatario>0000000</CodiceDestinatario>"],
  [{ sdi_code: "", pec: "bottega@pec.example" }, "<PECDestinatario>bottega@pec.example</PECDestinatario>"],
  [{ codice_fiscale: "srrgli80a41b354x" }, "<CodiceFiscale>SRRGLI80A41B354X</CodiceFiscale>"],
])("takes %j from the request", (change, part) => {
  const { request } = document.snapshot;
  const snapshot = { ...document.snapshot, request: request && { ...request, ...change } };
  expect(fatturaPa({ ...document, snapshot }).xml).toContain(part);
});
