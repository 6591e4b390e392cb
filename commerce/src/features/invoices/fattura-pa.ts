import { decimalEuros } from "@su-turrone/contract/money";
import { vatIdParts } from "@su-turrone/contract/vat-id";
import { create } from "xmlbuilder2";
import type { StoredDocument } from "../../modules/invoices";
import { shopDay } from "@su-turrone/contract/time-zone";
import { linesOf, summariesOf, truncate } from "./fattura-pa-lines";

const namespace = "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2";

const day = (iso: string): string => shopDay(new Date(iso));

/** @param country of a number without a prefix, lower case */
function vatId(typed: string, country = "it"): { IdPaese: string; IdCodice: string } {
  const { prefix, number } = vatIdParts(typed, country);
  return { IdPaese: prefix, IdCodice: number };
}

/**
 * Placeholder for foreign buyers without a VAT number: SdI rejects a buyer without any (00417), and does not validate
 * foreign ones.
 */
const noNumber = "99999999999";

/** Tax ids of the buyer. A codice fiscale is Italian, so a foreign buyer also needs a number. */
function taxIdsOf({ request, buyer }: StoredDocument["snapshot"]) {
  const taxCode = request?.codice_fiscale.toUpperCase() ?? "";
  const number = request?.vat_id || (buyer.country === "it" ? "" : noNumber);
  return {
    ...(number ? { IdFiscaleIVA: vatId(number, buyer.country) } : {}),
    // older orders from abroad may have any text
    ...(/^[A-Z\d]{11,16}$/.test(taxCode) ? { CodiceFiscale: taxCode } : {}),
  };
}

/** Town and province of an Italian address whose town may be followed by the province code ("Tonara NU"). */
function italianTown(city: string): { Comune: string; Provincia?: string } {
  const [, town = city, province] = /^(.*\S)\s+\(?([A-Z]{2})\)?$/.exec(city) ?? [];
  return { Comune: truncate(60, town), ...(province ? { Provincia: province } : {}) };
}

/** Payment method codes of the format: transfer, card, otherwise unspecified cash. */
const paymentMethodCodes = {
  bank_transfer: "MP05",
  card: "MP08",
  paypal: "MP08",
  workshop: "MP01",
  other: "MP01",
} as const;

/**
 * Recipient code: seven X with a number of another country, and only then (00313); otherwise the buyer's SdI code, or
 * seven zeros with the PEC address.
 */
function recipientOf({ snapshot }: StoredDocument) {
  const country = taxIdsOf(snapshot).IdFiscaleIVA?.IdPaese ?? "IT";
  if (country !== "IT") return { CodiceDestinatario: "XXXXXXX" };
  const { sdi_code: typed = "", pec = "" } = snapshot.request ?? {};
  const code = typed.toUpperCase();
  // who has only a PEC address types the zeros as well
  if (/[^0X]/.test(code)) return { CodiceDestinatario: code };
  return { CodiceDestinatario: "0000000", ...(pec ? { PECDestinatario: pec } : {}) };
}

/**
 * Codes of public offices have six characters and require their own format; a code of the wrong length is rejected
 * (00427).
 */
const formatFor = (code: string): string => (code.length === 6 ? "FPA12" : "FPR12");

/** File number, five characters as the format requires; unique per document. */
const fileNumber = ({ kind, year, sequence }: StoredDocument): string =>
  (((year % 100) * 2 + (kind === "invoice" ? 0 : 1)) * 100_000 + sequence)
    .toString(36)
    .toUpperCase()
    .padStart(5, "0");

/**
 * Converts a document to FatturaPA 1.2 (Provv. AdE 89757/2018): file name and XML. The owner's tool signs it, renumbers
 * the transmission if it needs to, and sends it to SdI.
 */
export function fatturaPa(document: StoredDocument): { name: string; xml: string } {
  const { snapshot, kind, label, issued_at, year, sequence } = document;
  const { seller, buyer, corrects } = snapshot;
  const sellerVat = vatId(seller.vat_id);
  const recipient = recipientOf(document);
  const format = formatFor(recipient.CodiceDestinatario);
  const progressive = `${kind === "invoice" ? "F" : "N"}${String(year).slice(2)}${String(sequence).padStart(5, "0")}`;
  const body = {
    FatturaElettronicaHeader: {
      DatiTrasmissione: {
        IdTrasmittente: sellerVat,
        ProgressivoInvio: progressive,
        FormatoTrasmissione: format,
        ...recipient,
      },
      CedentePrestatore: {
        DatiAnagrafici: {
          IdFiscaleIVA: sellerVat,
          Anagrafica: { Denominazione: truncate(80, seller.name) },
          RegimeFiscale: "RF01",
        },
        Sede: {
          Indirizzo: truncate(60, seller.street),
          CAP: seller.postal_code,
          ...italianTown(seller.city),
          Nazione: "IT",
        },
      },
      CessionarioCommittente: {
        DatiAnagrafici: {
          ...taxIdsOf(snapshot),
          Anagrafica: { Denominazione: truncate(80, buyer.name) },
        },
        Sede: {
          Indirizzo: truncate(60, [buyer.street, buyer.addition].filter(Boolean).join(", ")),
          CAP: buyer.country === "it" ? buyer.postal_code : "00000",
          Comune: truncate(60, buyer.city),
          ...(buyer.country === "it" && buyer.province ? { Provincia: buyer.province } : {}),
          Nazione: buyer.country.toUpperCase(),
        },
      },
    },
    FatturaElettronicaBody: {
      DatiGenerali: {
        DatiGeneraliDocumento: {
          TipoDocumento: kind === "invoice" ? "TD01" : "TD04",
          Divisa: "EUR",
          Data: day(issued_at.toISOString()),
          Numero: label,
          ImportoTotaleDocumento: decimalEuros(snapshot.total_cents),
        },
        DatiOrdineAcquisto: { IdDocumento: snapshot.order_number, Data: day(snapshot.ordered_at) },
        ...(corrects
          ? { DatiFattureCollegate: { IdDocumento: corrects.label, Data: day(corrects.issued_at) } }
          : {}),
      },
      DatiBeniServizi: { DettaglioLinee: linesOf(document), DatiRiepilogo: summariesOf(document) },
      ...(kind === "invoice"
        ? {
            DatiPagamento: {
              CondizioniPagamento: "TP02",
              DettaglioPagamento: {
                ModalitaPagamento: paymentMethodCodes[snapshot.payment],
                ImportoPagamento: decimalEuros(snapshot.total_cents),
              },
            },
          }
        : {}),
    },
  };
  const xml = create({ version: "1.0", encoding: "UTF-8" })
    .ele(namespace, "p:FatturaElettronica", { versione: format })
    .ele(body)
    .end({ prettyPrint: true });
  return { name: `${sellerVat.IdPaese}${sellerVat.IdCodice}_${fileNumber(document)}.xml`, xml };
}
