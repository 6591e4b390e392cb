import { decimalEuros, toEuros } from "@su-turrone/contract/money";
import slugify from "slugify";
import { create } from "xmlbuilder2";
import type { StoredDocument } from "../../modules/invoices/service";
import type { DocumentLine, DocumentTax } from "../../modules/invoices/snapshot";
import { shopDay } from "@su-turrone/contract/time-zone";

/** Namespace of the format, FatturaPA 1.2 (ordinary invoice). */
const namespace = "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2";

/** Rates with two decimals. */
const rate = (percent: number): string => percent.toFixed(2);

const day = (iso: string): string => shopDay(new Date(iso));

/**
 * Country and number of a VAT id: "IT01234567890" and "01234567890" say the same.
 * @param home the country of one that begins without letters, lower case
 */
function vatId(given: string, home = "it"): { IdPaese: string; IdCodice: string } {
  const [, country = home.toUpperCase(), code = given] =
    /^([A-Z]{2})?(\w+)$/.exec(given.replace(/[\s.-]/g, "").toUpperCase()) ?? [];
  return { IdPaese: country, IdCodice: code };
}

/** Stands for the number of a buyer abroad who has none: SdI refuses a buyer without any (00417), and does not look at foreign ones. */
const noNumber = "99999999999";

/** What the tax office knows the buyer by. A codice fiscale is one of Italy's own, so whoever is abroad has a number beside it. */
function taxIdsOf({ request, buyer }: StoredDocument["snapshot"]) {
  const number = request?.vat_id || (buyer.country === "it" ? "" : noNumber);
  return {
    ...(number ? { IdFiscaleIVA: vatId(number, buyer.country) } : {}),
    ...(request?.codice_fiscale ? { CodiceFiscale: request.codice_fiscale.toUpperCase() } : {}),
  };
}

/** Town and province of an Italian address that may have the letters of the province behind its town ("Tonara NU"). */
function italianTown(city: string): { Comune: string; Provincia?: string } {
  const [, town = city, province] = /^(.*\S)\s+\(?([A-Z]{2})\)?$/.exec(city) ?? [];
  return { Comune: upTo(60, town), ...(province ? { Provincia: province } : {}) };
}

/** Means of payment in the table of the format: transfer, card, otherwise unspecified cash. */
const means = { bank_transfer: "MP05", card: "MP08", paypal: "MP08", other: "MP01" } as const;

/** What the format lets stand in a text: Latin-1. Other letters become those that sound alike ("Łucja" → "Lucja"). */
const latin = (text: string): string =>
  text.normalize("NFC").replace(/[^\p{ASCII}\u0080-\u00ff]/gu, (letter) => {
    if (/\p{Dash}/u.test(letter)) return "-";
    if (/\p{White_Space}/u.test(letter)) return " ";
    return slugify(letter) || (/\p{Mark}/u.test(letter) ? "" : "?");
  });

/** A text as the format takes it, cut where it allows no more letters. */
const upTo = (length: number, text: string): string => latin(text).slice(0, length).trim();

/** Prices of the lines without VAT. The shop's contain it; eight decimals keep the sum exact to the cent. */
const net = (cents: number, percent: number): string => (toEuros(cents) / (1 + percent / 100)).toFixed(8);

const lineOf = (index: number, text: string, quantity: number, cents: number, percent: number) => ({
  NumeroLinea: String(index + 1),
  Descrizione: upTo(1000, text),
  Quantita: quantity.toFixed(2),
  PrezzoUnitario: net(cents, percent),
  PrezzoTotale: net(cents * quantity, percent),
  AliquotaIVA: rate(percent),
});

/** The lines with shipping and the discount, which is given in proportion to the rates of the goods. */
function linesOf({ snapshot, kind }: StoredDocument) {
  if (kind === "credit_note") {
    return snapshot.taxes.map((tax, index) =>
      lineOf(index, `Rimborso ordine ${snapshot.order_number}`, 1, tax.gross_cents, tax.rate),
    );
  }
  const goods = snapshot.lines.map(
    (line: DocumentLine) => [line.name, line.quantity, line.unit_cents, line.rate] as const,
  );
  const shipping =
    snapshot.shipping_cents > 0
      ? [["Spedizione", 1, snapshot.shipping_cents, snapshot.shipping_rate] as const]
      : [];
  const charged = [...goods, ...shipping];
  const discounts = snapshot.taxes.flatMap((tax) => {
    const before = charged
      .filter(([, , , r]) => r === tax.rate)
      .reduce((sum, [, quantity, cents]) => sum + quantity * cents, 0);
    const less = tax.gross_cents - before;
    return less === 0 ? [] : [["Sconto", 1, less, tax.rate] as const];
  });
  return [...charged, ...discounts].map(([text, quantity, cents, percent], index) =>
    lineOf(index, text, quantity, cents, percent),
  );
}

const summaryOf = (tax: DocumentTax) => ({
  AliquotaIVA: rate(tax.rate),
  ImponibileImporto: decimalEuros(tax.net_cents),
  Imposta: decimalEuros(tax.vat_cents),
  EsigibilitaIVA: "I",
});

/** What stands for the recipient: its SdI code, or seven zeros with the PEC; seven X for a buyer abroad. */
function recipientOf({ snapshot: { request, buyer } }: StoredDocument) {
  if (buyer.country !== "it") return { CodiceDestinatario: "XXXXXXX" };
  if (request?.sdi_code) return { CodiceDestinatario: request.sdi_code.toUpperCase() };
  return { CodiceDestinatario: "0000000", ...(request?.pec ? { PECDestinatario: request.pec } : {}) };
}

/** Codes of public offices have six letters, and go in a format of that name; a code of the wrong length is refused (00427). */
const formatFor = (code: string): string => (code.length === 6 ? "FPA12" : "FPR12");

/** Number of the file, five letters as the format wants them; no two documents have the same. */
const fileNumber = ({ kind, year, sequence }: StoredDocument): string =>
  (((year % 100) * 2 + (kind === "invoice" ? 0 : 1)) * 100_000 + sequence)
    .toString(36)
    .toUpperCase()
    .padStart(5, "0");

/**
 * A document as FatturaPA 1.2 (Provv. AdE 89757/2018) for the tool that sends it to SdI: name of the file and XML. The owner's
 * tool signs, numbers the transmission anew where it wants to, and sends.
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
          Anagrafica: { Denominazione: upTo(80, seller.name) },
          RegimeFiscale: "RF01",
        },
        Sede: {
          Indirizzo: upTo(60, seller.street),
          CAP: seller.postal_code,
          ...italianTown(seller.city),
          Nazione: "IT",
        },
      },
      CessionarioCommittente: {
        DatiAnagrafici: {
          ...taxIdsOf(snapshot),
          Anagrafica: { Denominazione: upTo(80, buyer.name) },
        },
        Sede: {
          Indirizzo: upTo(60, [buyer.street, buyer.addition].filter(Boolean).join(", ")),
          CAP: buyer.country === "it" ? buyer.postal_code : "00000",
          Comune: upTo(60, buyer.city),
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
      DatiBeniServizi: { DettaglioLinee: linesOf(document), DatiRiepilogo: snapshot.taxes.map(summaryOf) },
      ...(kind === "invoice"
        ? {
            DatiPagamento: {
              CondizioniPagamento: "TP02",
              DettaglioPagamento: {
                ModalitaPagamento: means[snapshot.payment],
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
